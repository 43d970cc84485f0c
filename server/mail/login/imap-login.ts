import type { ImapConfig } from '../../config/mail-url.ts';
import type { Tokens } from './tokens.ts';
import { tryWithToken } from './try-with-token.ts';

/** A mailbox, and the password or token that opens it. */
export interface ImapAccess extends Omit<ImapConfig, 'auth'> {
  auth: { user: string; pass?: string; accessToken?: string };
}

/** Runs what reads a mailbox: with its password, or with a token. @throws TokenError, and what `run` throws */
export async function openWithLogin<T>(
  mailbox: ImapConfig,
  tokens: Tokens | undefined,
  run: (access: ImapAccess) => Promise<T>,
): Promise<T> {
  const { user, pass } = mailbox.auth;
  if (pass !== undefined || tokens === undefined) return await run(mailbox);
  return await tryWithToken(
    tokens,
    user,
    (accessToken) => run({ ...mailbox, auth: { user, accessToken } }),
    (error) => Boolean((error as { authenticationFailed?: boolean }).authenticationFailed),
  );
}
