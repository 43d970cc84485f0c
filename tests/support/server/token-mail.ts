import { parseConfig } from '../../../server/config/config.ts';
import type { OAuthConfig } from '../../../server/config/oauth.ts';
import type { KeptLogin } from '../../../server/mail/login/kept-login.ts';
import { openSink } from './mailer-bench.ts';
import type { TokenServer } from './token-server.ts';

export const user = 'website@company.test';

/** Opens a mail server that takes tokens alone. It notes every log-in of any kind. */
export async function openTokenSink({ valid }: Pick<TokenServer, 'valid'>, refuseLate = false) {
  const logins: { method: string; user: string; secret: string }[] = [];
  const sink = await openSink({
    authOptional: false,
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth({ method, username = '', password, accessToken = '' }, _session, done) {
      logins.push({ method, user: username, secret: password ?? accessToken });
      if (valid.has(accessToken)) done(null, { user: username });
      // Google says 334 with the reason and then 535, Microsoft 535 at once.
      else if (refuseLate) done(null, { data: { status: '400' } });
      else done(Object.assign(new Error('5.7.3 Authentication unsuccessful'), { responseCode: 535 }));
    },
  });
  return { ...sink, logins };
}

export const microsoftPerson = { OAUTH_PROVIDER: 'microsoft', OAUTH_CLIENT_ID: 'app-1', OAUTH_TENANT: 'company.test' };
export const microsoftApp = { ...microsoftPerson, OAUTH_CLIENT_SECRET: 'hush' };
export const googlePerson = { OAUTH_PROVIDER: 'google', OAUTH_CLIENT_ID: 'app-1', OAUTH_CLIENT_SECRET: 'hush' };

/** Settings for a log-in at this mail server. */
export const tokenEnv = (sink: { env: Record<string, string> }, { url }: TokenServer, how: Record<string, string>) => ({
  ...sink.env,
  ...how,
  SMTP_USER: user,
  OAUTH_TOKEN_URL: url,
});

/** Settings in the program's form. */
export function readOAuth({ url }: TokenServer, how: Record<string, string>): OAuthConfig {
  const addresses = { MAIL_TO: 'owner@company.test', MAIL_FROM: user };
  const env = { ...how, ...addresses, SMTP_URL: 'smtp://127.0.0.1', SMTP_USER: user, OAUTH_TOKEN_URL: url };
  const { oauth } = parseConfig(env).mail;
  if (!oauth) throw new Error('no token is needed');
  return oauth;
}

/** Text of a log-in by `leads login`. */
export function loggedIn({ provider, clientId }: OAuthConfig, now: number, more: Partial<KeptLogin> = {}): string {
  const kept: KeptLogin = {
    accessToken: 'token-0',
    gotAt: now,
    renewAt: now,
    expiresAt: now,
    refreshToken: 'refresh-0',
    loggedInAt: now,
    app: `${provider} ${clientId}`,
    ...more,
  };
  return JSON.stringify(kept);
}
