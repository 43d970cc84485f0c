import { resetPassword } from '../../content/account/reset-password.ts';
import { AccountForm } from '../../sections/account/account-form.tsx';
import { AccountSplit } from '../../sections/account/account-split.tsx';

export default function Page() {
  return (
    <AccountSplit {...resetPassword.split}>
      <AccountForm {...resetPassword.form} />
      <p className="field-hint">{resetPassword.recovery}</p>
    </AccountSplit>
  );
}
