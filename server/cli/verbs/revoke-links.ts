import type { Context, Result } from '../context.ts';

/** After a mail has come into wrong hands. Running servers use the new key from the next mail on. */
export async function revokeLinks({ store }: Context): Promise<Result> {
  await store.links.revoke();
  return { code: 0, out: 'No link in an earlier mail holds any more.' };
}
