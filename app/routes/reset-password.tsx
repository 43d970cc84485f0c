import { resetPassword } from '../content/reset-password.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { AccountForm } from '../sections/account/account-form.tsx';
import { AccountSplit } from '../sections/account/account-split.tsx';

export const meta = () => buildMeta(resetPassword.meta, '/reset-password');

export default function Page() {
  return (
    <AccountSplit {...resetPassword.split}>
      <AccountForm {...resetPassword.form} />
      <p className="field-hint">{resetPassword.recovery}</p>
    </AccountSplit>
  );
}
