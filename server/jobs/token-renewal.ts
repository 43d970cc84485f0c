import type { Log } from '../log.ts';
import { TokenError } from '../mail/login/token-error.ts';
import type { Tokens } from '../mail/login/tokens.ts';

/** Renews tokens before they run out, and with them log-ins that are unused for months. */
export function createTokenRenewal(tokens: Tokens, log: Log): () => Promise<void> {
  return async () => {
    try {
      await tokens.renewAhead();
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      log.warn({ evt: 'mail-login-failed', reason: error.message });
    }
  };
}
