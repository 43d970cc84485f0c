import { signup } from '../../content/account/signup.ts';
import { AccountForm } from '../../sections/account/account-form.tsx';
import { AccountSplit } from '../../sections/account/account-split.tsx';
import { Providers } from '../../sections/account/providers.tsx';

export default function Page() {
  return (
    <AccountSplit {...signup.split}>
      <AccountForm {...signup.form} />
      <Providers {...signup.providers} />
    </AccountSplit>
  );
}
