import { signup } from '../content/signup.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { AccountForm } from '../sections/account/account-form.tsx';
import { AccountSplit } from '../sections/account/account-split.tsx';
import { Providers } from '../sections/account/providers.tsx';

export const meta = () => buildMeta(signup.meta, '/signup');

export default function Page() {
  return (
    <AccountSplit {...signup.split}>
      <AccountForm {...signup.form} />
      <Providers {...signup.providers} />
    </AccountSplit>
  );
}
