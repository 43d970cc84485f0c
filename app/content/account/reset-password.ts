import type { AccountFormProps } from '../../sections/account/account-form.tsx';
import type { AccountSplitProps } from '../../sections/account/account-split.tsx';

/** /reset-password */
export const resetPassword = {
  split: {
    heading: 'Reset password',
    prompt: ['Remembered it? ', { text: 'Log in', to: '/login' }],
    note: [
      'There are no accounts yet, so nothing is changed here. To reach us, use the ',
      { text: 'contact page', to: '/contact' },
      '.',
    ],
    image: 'split-reset',
  } satisfies AccountSplitProps,
  form: {
    name: 'Reset password',
    fields: [
      {
        name: 'email',
        label: 'Email',
        placeholder: 'you@company.example',
        autocomplete: 'username',
        missing: 'Add your email address.',
        invalid: 'The address is not complete yet.',
      },
      {
        name: 'password',
        label: 'New password',
        autocomplete: 'new-password',
        missing: 'Add a new password.',
      },
    ],
    passwordToggle: 'Show what you type',
    submit: 'Change password',
  } satisfies AccountFormProps,
  recovery: "If you didn't request a password recovery link, please ignore this.",
};
