import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { OAuthConfig } from '../../config/oauth.ts';
import { askTokenServer, isRefusal } from './ask-token-server.ts';
import { type FreshToken, readToken, toError } from './request-token.ts';
import { TokenError } from './token-error.ts';

const page = '<!doctype html><title>Log-in</title><p>This window can be closed. The command continues.';

/** Parameters of the address to which the provider sends the browser back; undefined for another address. */
function readReturn(text: string, origin: string, state: string): URLSearchParams | undefined {
  const url = URL.parse(text.trim(), origin);
  return url?.searchParams.get('state') === state ? url.searchParams : undefined;
}

/**
 * A person agrees in a browser, which is sent back to this machine (RFC 8252). A browser on another machine finds
 * nothing there; then the person pastes the address that it was sent to.
 * @param showAddress gets the address to open
 * @param typed what the person types
 * @throws TokenError
 */
export async function logInByBrowser(
  config: OAuthConfig,
  user: string,
  typed: AsyncIterable<Buffer>,
  showAddress: (address: string) => void,
): Promise<FreshToken> {
  const state = randomBytes(16).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const returned = Promise.withResolvers<URLSearchParams>();

  const server = createServer((request, response) => {
    const found = readReturn(request.url ?? '', origin, state);
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html', connection: 'close' });
    response.end(found ? page : '');
    if (found) returned.resolve(found);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const lines = createInterface({ input: Readable.from(typed) });
  lines.on('line', (line) => {
    const found = readReturn(line, origin, state);
    if (found) returned.resolve(found);
    else if (line.trim() !== '')
      returned.reject(new TokenError('This is not the address that the browser was sent to.'));
  });

  const asked = new URL(config.loginUrl);
  asked.search = new URLSearchParams({
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: origin,
    scope: config.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Without both, Google gives no refresh token after an earlier consent.
    access_type: 'offline',
    prompt: 'consent',
    login_hint: user,
  }).toString();
  showAddress(asked.href);

  try {
    const answer = await returned.promise;
    const code = answer.get('code');
    if (code === null) throw new TokenError('The log-in was declined in the browser. Nothing is changed.');
    const { clientId, clientSecret = '', tokenUrl } = config;
    const token = await askTokenServer(tokenUrl, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: origin,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
    });
    if (isRefusal(token)) throw toError(config, token);
    return readToken(token);
  } finally {
    lines.close();
    server.close();
    server.closeAllConnections();
  }
}
