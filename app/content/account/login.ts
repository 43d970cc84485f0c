import { site } from '../../../shared/site.ts';
import type { AccountFormProps } from '../../sections/account/account-form.tsx';
import type { AccountSplitProps } from '../../sections/account/account-split.tsx';
import type { ProvidersProps } from '../../sections/account/providers.tsx';

/** /login */
export const login = {
  split: {
    heading: 'Welcome back',
    prompt: ['No account yet? ', { text: 'Sign up', to: '/signup' }],
    note: [
      'Accounts are not open yet: nothing here signs you in or remembers you. To talk to us, use the ',
      { text: 'contact page', to: '/contact' },
      '.',
    ],
    image: 'split-login',
  } satisfies AccountSplitProps,
  form: {
    name: 'Log in',
    fields: [
      {
        name: 'email',
        label: 'Email',
        placeholder: 'you@company.example',
        autocomplete: 'username',
        missing: 'Your email is missing.',
        invalid: 'This does not look like an email address.',
      },
      {
        name: 'password',
        label: 'Password',
        autocomplete: 'current-password',
        missing: 'Your password is missing.',
      },
    ],
    forgot: { label: 'Forgot password?', to: '/reset-password' },
    box: { id: 'remember', label: 'Remember me', marked: true },
    passwordToggle: 'Show what you type',
    submit: 'Sign in',
    notices: { missing: { kind: 'error', title: site.shortName, text: 'Please fill all fields' } },
  } satisfies AccountFormProps,
  providers: {
    divider: 'Or',
    google: 'Signup with Google',
    facebook: 'Signup with Facebook',
    note: 'Neither of the two is available yet.',
  } satisfies ProvidersProps,
};
