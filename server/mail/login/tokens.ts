import type { Clock } from '../../clock.ts';
import type { OAuthConfig } from '../../config/oauth.ts';
import type { LoginStore } from '../../store/login-store.ts';
import { type KeptLogin, keep } from './kept-login.ts';
import { renewShared } from './renew-shared.ts';
import { requestToken } from './request-token.ts';

/** Tokens for mailboxes without a password. */
export interface Tokens {
  /** Valid token. @throws TokenError, StoreError */
  get(user: string): Promise<string>;
  /** Notes a refused token. @returns whether another is worth a try */
  refuse(user: string, token: string): boolean;
  /** Renews each token that is near its end. @throws TokenError, StoreError */
  renewAhead(): Promise<void>;
  /** End of the present one, in milliseconds since 1970. */
  holdsUntil(user: string): number | undefined;
}

/** Age below which a refused token is not renewed: the fault is elsewhere. */
const youngMs = 20_000;

/** A mailbox's token, requested once for all callers. */
function createToken(renew: (isEnough: (kept: KeptLogin) => boolean) => Promise<KeptLogin>, clock: Clock) {
  let kept: KeptLogin | undefined;
  let refused: string | undefined;
  let pending: Promise<KeptLogin> | undefined;

  const holds = (each: KeptLogin | undefined): each is KeptLogin =>
    each !== undefined && each.accessToken !== refused && clock.now() < each.expiresAt;

  async function renewOnce(isEnough: (each: KeptLogin) => boolean): Promise<KeptLogin> {
    pending ??= renew(isEnough).finally(() => {
      pending = undefined;
    });
    kept = await pending;
    return kept;
  }

  return {
    get: async () => (holds(kept) ? kept : await renewOnce(holds)).accessToken,
    refuse(token: string): boolean {
      if (kept?.accessToken !== token) return true;
      if (clock.now() - kept.gotAt < youngMs) return false;
      refused = token;
      return true;
    },
    async renewAhead() {
      if (!holds(kept) || clock.now() >= kept.renewAt)
        await renewOnce((each) => holds(each) && clock.now() < each.renewAt);
    },
    holdsUntil: () => (holds(kept) ? kept.expiresAt : undefined),
  };
}

/** @param store of a person's log-in; other tokens are not kept, since a new one can be had at any time */
export function createTokens(config: OAuthConfig, store: LoginStore, clock: Clock): Tokens {
  const tokens = new Map<string, ReturnType<typeof createToken>>();
  const isPersonal = config.grant === 'person';

  function find(user: string) {
    // One person's token opens each mailbox that the person may open.
    const key = isPersonal ? '' : user;
    const token =
      tokens.get(key) ??
      createToken(
        isPersonal
          ? (isEnough) => renewShared(config, store, clock, isEnough)
          : async () => keep(await requestToken(config, user), clock.now()),
        clock,
      );
    tokens.set(key, token);
    return token;
  }

  if (isPersonal) find('');
  return {
    get: (user) => find(user).get(),
    refuse: (user, token) => find(user).refuse(token),
    holdsUntil: (user) => find(user).holdsUntil(),
    renewAhead: async () => void (await Promise.all([...tokens.values()].map((token) => token.renewAhead()))),
  };
}
