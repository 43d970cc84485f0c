import { site } from '../../../shared/site.ts';
import type { AccountFormProps } from '../../sections/account/account-form.tsx';
import type { AccountSplitProps } from '../../sections/account/account-split.tsx';
import type { ProvidersProps } from '../../sections/account/providers.tsx';

/** /signup */
export const signup = {
  split: {
    heading: 'Create Account',
    prompt: ['Looking for the login page? ', { text: 'Log in', to: '/login' }],
    note: [
      'Accounts have not opened: nothing here creates one. If you want to work with us, ',
      { text: 'write to us', to: '/contact' },
      '.',
    ],
    image: 'split-signup',
  } satisfies AccountSplitProps,
  form: {
    name: 'Sign up',
    fields: [
      {
        name: 'name',
        label: 'Name',
        placeholder: 'Your full name',
        autocomplete: 'name',
        missing: 'Fill in your name.',
      },
      {
        name: 'email',
        label: 'Email',
        placeholder: 'you@company.example',
        autocomplete: 'email',
        missing: 'Fill in your email address.',
        invalid: 'Complete the email address, for example name@company.example.',
      },
      {
        name: 'password',
        label: 'Password',
        autocomplete: 'new-password',
        missing: 'Choose a password.',
      },
    ],
    box: {
      id: 'check',
      label: 'I accept the Terms & Conditions and the Privacy Policy',
      note: 'No account is created, so nothing is agreed to.',
      missing: 'Tick the box to go on.',
    },
    passwordToggle: 'Show what you type',
    submit: 'Sign up',
    notices: {
      missing: { kind: 'error', title: site.shortName, text: 'Please fill all fields' },
      // The specification's own words, letter by letter: no space after 'the', two around 'and'.
      terms: {
        kind: 'error',
        title: site.shortName,
        text: 'Please accept theTerms & Conditions  and  Privacy Policy',
      },
    },
  } satisfies AccountFormProps,
  providers: {
    divider: 'Or',
    google: 'Signup with Google',
    facebook: 'Signup with Facebook',
    note: 'These two ways are not available yet.',
  } satisfies ProvidersProps,
};
