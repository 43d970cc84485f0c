import { login } from '../../content/account/login.ts';
import { AccountForm } from '../../sections/account/account-form.tsx';
import { AccountSplit } from '../../sections/account/account-split.tsx';
import { Providers } from '../../sections/account/providers.tsx';
import { Island } from '../../ui/island/island.tsx';

export default function Page() {
  return (
    <AccountSplit {...login.split}>
      <Island name="account-form" of={AccountForm} props={login.form} isAhead />
      <Providers {...login.providers} />
    </AccountSplit>
  );
}
