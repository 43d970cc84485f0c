import type { Context, Result } from '../context.ts';

/** Makes a new key after a mail was stolen. Running servers use it from the next mail on. */
export async function revokeLinks({ store }: Context): Promise<Result> {
  await store.links.revoke();
  return { code: 0, out: 'All links in earlier mails are void.' };
}
