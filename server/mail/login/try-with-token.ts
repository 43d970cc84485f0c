import type { Tokens } from './tokens.ts';

/**
 * Runs work with a token; once more with a new one, if the mail server refuses the first: it may have run out early.
 * @param isRefused whether an error means a refused token
 */
export async function tryWithToken<T>(
  tokens: Tokens,
  user: string,
  run: (token: string) => Promise<T>,
  isRefused: (error: unknown) => boolean,
): Promise<T> {
  const token = await tokens.get(user);
  try {
    return await run(token);
  } catch (error) {
    if (!isRefused(error) || !tokens.refuse(user, token)) throw error;
    return await run(await tokens.get(user));
  }
}
