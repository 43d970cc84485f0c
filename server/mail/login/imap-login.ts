import type { Login } from '../../config/mail-url.ts';
import type { Tokens } from './tokens.ts';
import { tryWithToken } from './try-with-token.ts';

/** The library's word for a log-in that is refused. */
const isLoginRefused = (error: unknown) =>
  Boolean((error as { authenticationFailed?: boolean } | undefined)?.authenticationFailed);

/**
 * Opens a mailbox with its password, or with a token, which replaces the password as `accessToken`.
 * @param open gets the library's options; runs again with a new token if its error has `authenticationFailed`
 * @throws TokenError, and errors of `open`
 */
export async function openWithLogin<Server extends { auth: Login }, T>(
  server: Server,
  tokens: Tokens | undefined,
  open: (server: Server) => Promise<T>,
): Promise<T> {
  const { user, pass } = server.auth;
  if (pass !== undefined || tokens === undefined) return await open(server);
  const withToken = (accessToken: string) => open({ ...server, auth: { user, accessToken } });
  return await tryWithToken(tokens, user, withToken, isLoginRefused);
}
