import type { Clock } from '../../clock.ts';
import type { OAuthConfig } from '../../config/oauth.ts';
import { leadsCommand } from '../../leads-command.ts';
import { askTokenServer, isRefusal } from './ask-token-server.ts';
import { type FreshToken, readToken, toError } from './request-token.ts';
import { TokenError } from './token-error.ts';

/** Times of RFC 8628, for a server that sends none. */
const usual = { intervalS: 5, lifetimeS: 900 };
const slowerS = 5;

/**
 * A person types a code at an address of the provider, in any browser; this program polls for the token (RFC 8628).
 * @param showCode gets address and code
 * @throws TokenError
 */
export async function logInByDevice(
  config: OAuthConfig,
  clock: Clock,
  showCode: (address: string, code: string) => void,
): Promise<FreshToken> {
  const { clientId, scope, loginUrl, tokenUrl } = config;
  const offer = await askTokenServer(loginUrl, { client_id: clientId, scope });
  if (isRefusal(offer)) throw toError(config, offer);
  const { device_code: device, user_code: code, verification_uri: address, expires_in: lifetime, interval } = offer;
  if (typeof device !== 'string' || typeof code !== 'string' || typeof address !== 'string')
    throw new TokenError('The token server gives no code for a log-in: compare OAUTH_TOKEN_URL');
  showCode(address, code);
  const end = clock.elapsed() + 1000 * (Number(lifetime) || usual.lifetimeS);
  let waitS = Number(interval) || usual.intervalS;
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: clientId,
    device_code: device,
  };
  for (;;) {
    await new Promise<void>((resolve) => void clock.after(1000 * waitS, resolve));
    if (clock.elapsed() >= end) throw expired();
    const answer = await askTokenServer(tokenUrl, form).catch((error: unknown) => {
      if (!(error instanceof TokenError)) throw error;
      // A short break of the line does not end the log-in; the standard requires slower polls then.
      return { error: 'slow_down' };
    });
    if (!isRefusal(answer)) return readToken(answer);
    if (answer.error === 'slow_down') waitS += slowerS;
    else if (answer.error === 'expired_token') throw expired();
    else if (answer.error === 'authorization_declined' || answer.error === 'access_denied')
      throw new TokenError('The log-in was declined in the browser. Nothing is changed.');
    else if (answer.error !== 'authorization_pending') throw toError(config, answer);
  }
}

const expired = () => new TokenError(`The code was not used in time. Run ${leadsCommand('login')} again.`);
