import { login } from '../content/login.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { AccountForm } from '../sections/account/account-form.tsx';
import { AccountSplit } from '../sections/account/account-split.tsx';
import { Providers } from '../sections/account/providers.tsx';

export const meta = () => buildMeta(login.meta, '/login');

export default function Page() {
  return (
    <AccountSplit {...login.split}>
      <AccountForm {...login.form} />
      <Providers {...login.providers} />
    </AccountSplit>
  );
}
