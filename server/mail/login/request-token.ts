import type { OAuthConfig } from '../../config/oauth.ts';
import { leadsCommand } from '../../leads-command.ts';
import { askTokenServer, isRefusal, type TokenAnswer, type TokenRefusal } from './ask-token-server.ts';
import { signJwt } from './sign-jwt.ts';
import { TokenError } from './token-error.ts';

export interface FreshToken {
  accessToken: string;
  lifetimeMs: number;
  /** Replaces the earlier one, if the server sent one. */
  refreshToken?: string;
}

/** Optional in RFC 6749; both providers give an hour. */
const usualLifetime = 3600;
const loginAgain = `run ${leadsCommand('login')}`;

/** @throws TokenError */
export function readToken(answer: TokenAnswer): FreshToken {
  const { access_token: accessToken, expires_in: seconds, refresh_token: refreshToken } = answer;
  if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken))
    throw new TokenError('The token server answers without a token: it is asked again');
  return {
    accessToken,
    lifetimeMs: 1000 * (Number(seconds) > 0 ? Number(seconds) : usualLifetime),
    ...(typeof refreshToken === 'string' && { refreshToken }),
  };
}

/** Names the fault, and the owner's solution. */
function explain({ provider, grant }: OAuthConfig, { error }: TokenRefusal): string {
  if (error === 'invalid_client')
    return 'the token server rejects the app: OAUTH_CLIENT_SECRET is wrong or has run out (make a new one), or OAUTH_CLIENT_ID is';
  if (error === 'invalid_grant' && grant === 'person')
    return `the log-in at the mail provider has ended or was revoked: ${loginAgain}`;
  if (grant === 'key' && ['invalid_grant', 'unauthorized_client', 'access_denied'].includes(error))
    return 'the service account may not act for the mailbox: allow its client ID the scope https://mail.google.com/ in the Admin console, compare SMTP_USER, and see that the clock of this machine is right';
  if (grant === 'secret' && ['unauthorized_client', 'invalid_request'].includes(error))
    return 'the token server does not let this app log in without a person: compare OAUTH_CLIENT_ID and OAUTH_TENANT';
  if (['invalid_scope', 'interaction_required', 'consent_required'].includes(error) && grant === 'person')
    return `the token server requires the consent of a person once more: ${loginAgain}`;
  return `the token server refuses: compare the settings OAUTH_… with docs/operate/mail-providers.md (${provider})`;
}

export function toError(config: OAuthConfig, refusal: TokenRefusal): TokenError {
  const words = [refusal.error, refusal.number].filter(Boolean).join(', ');
  return new TokenError(`No token (${words}): ${explain(config, refusal)}`, refusal.error);
}

function writeForm(config: OAuthConfig, user: string, refreshToken: string | undefined): Record<string, string> {
  const { grant, clientId, clientSecret, keyFile, scope, tokenUrl } = config;
  const client = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) };
  if (grant === 'key')
    return {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signJwt(keyFile ?? '', { user, scope, audience: tokenUrl, now: Date.now() }),
    };
  if (grant === 'secret') return { grant_type: 'client_credentials', ...client, scope };
  return { grant_type: 'refresh_token', ...client, scope, refresh_token: refreshToken ?? '' };
}

/**
 * A new token for a mailbox.
 * @param refreshToken where a person has logged in
 * @throws TokenError
 */
export async function requestToken(config: OAuthConfig, user: string, refreshToken?: string): Promise<FreshToken> {
  const answer = await askTokenServer(config.tokenUrl, writeForm(config, user, refreshToken));
  if (isRefusal(answer)) throw toError(config, answer);
  return readToken(answer);
}
