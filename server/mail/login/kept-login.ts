import type { OAuthConfig } from '../../config/oauth.ts';
import type { FreshToken } from './request-token.ts';

/** A token and its times, in milliseconds since 1970; after a person's log-in also the means to get the next. */
export interface KeptLogin {
  accessToken: string;
  gotAt: number;
  /** Time to renew it, while the present one still holds. */
  renewAt: number;
  /** End of the token, a little before the provider's. */
  expiresAt: number;
  refreshToken?: string;
  loggedInAt?: number;
  /** Provider and app that it belongs to. */
  app?: string;
  /** Name of the present try to renew the token. */
  renewal?: string;
}

export const appOf = ({ provider, clientId }: OAuthConfig) => `${provider} ${clientId}`;

/** Longest time before its end in which a token is not used. */
const marginMs = 60_000;

export function keep(
  { accessToken, lifetimeMs, refreshToken }: FreshToken,
  now: number,
  before?: KeptLogin,
): KeptLogin {
  const { renewal: _, ...rest } = before ?? {};
  return {
    ...rest,
    accessToken,
    gotAt: now,
    renewAt: now + 0.75 * lifetimeMs,
    expiresAt: now + lifetimeMs - Math.min(marginMs, 0.1 * lifetimeMs),
    ...(refreshToken !== undefined && { refreshToken }),
  };
}

/** @returns nothing for a text of another program */
export function parseLogin(text: string | undefined): KeptLogin | undefined {
  try {
    const kept = JSON.parse(text ?? '') as KeptLogin;
    return typeof kept.accessToken === 'string' && typeof kept.expiresAt === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}
