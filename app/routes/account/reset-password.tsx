import { resetPassword } from '../../content/account/reset-password.ts';
import { AccountForm } from '../../sections/account/account-form.tsx';
import { AccountSplit } from '../../sections/account/account-split.tsx';
import { Island } from '../../ui/island/island.tsx';

export default function Page() {
  return (
    <AccountSplit {...resetPassword.split}>
      <Island name="account-form" of={AccountForm} props={resetPassword.form} isAhead />
      <p className="field-hint">{resetPassword.recovery}</p>
    </AccountSplit>
  );
}
