import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { OAuthConfig } from '../../config/oauth.ts';
import { leadsCommand } from '../../leads-command.ts';
import type { LoginStore } from '../../store/login-store.ts';
import { appOf, type KeptLogin, keep, parseLogin } from './kept-login.ts';
import { requestToken } from './request-token.ts';
import { TokenError } from './token-error.ts';

const lookMs = 250;
/** Longer than a token server may take: the process has died. */
const abandonedMs = 20_000;

/**
 * Renews a log-in that several processes share: one requests, the others wait for the result, since a refresh token may
 * be valid only once.
 * @param isEnough whether another process's token is new enough
 * @throws TokenError, StoreError
 */
export async function renewShared(
  config: OAuthConfig,
  store: LoginStore,
  clock: Clock,
  isEnough: (kept: KeptLogin) => boolean,
): Promise<KeptLogin> {
  const pause = () => new Promise<void>((resolve) => void clock.after(lookMs, resolve));
  let seen: { renewal: string; at: number } | undefined;
  for (;;) {
    const text = await store.read();
    const kept = parseLogin(text);
    if (kept?.refreshToken === undefined || kept.app !== appOf(config))
      throw new TokenError(
        kept?.app === undefined
          ? `Nobody has logged in at the mail provider yet: run ${leadsCommand('login')}`
          : `The log-in at the mail provider is of another OAUTH_CLIENT_ID: run ${leadsCommand('login')}`,
      );
    if (isEnough(kept)) return kept;
    if (kept.renewal !== undefined) {
      if (seen?.renewal !== kept.renewal) seen = { renewal: kept.renewal, at: clock.elapsed() };
      if (clock.elapsed() - seen.at < abandonedMs) {
        await pause();
        continue;
      }
    }
    const { renewal: _, ...free } = kept;
    const claimed = JSON.stringify({ ...free, renewal: randomUUID() });
    if (!(await store.replace(text, claimed))) {
      await pause();
      continue;
    }
    const next = await ask(free).catch(async (error: unknown) => {
      await store.replace(claimed, JSON.stringify(free));
      throw error;
    });
    if (await store.replace(claimed, JSON.stringify(next))) return next;
    // A person has logged in meanwhile: use that.
  }

  async function ask(free: KeptLogin): Promise<KeptLogin> {
    return keep(await requestToken(config, '', free.refreshToken), clock.now(), free);
  }
}
