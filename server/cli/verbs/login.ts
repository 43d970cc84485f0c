import { type Clock, systemClock } from '../../clock.ts';
import { type Config, type Environment, parseConfig } from '../../config/config.ts';
import type { OAuthConfig } from '../../config/oauth.ts';
import { createTransport } from '../../mail/create-transport.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { logInByBrowser } from '../../mail/login/browser-login.ts';
import { logInByDevice } from '../../mail/login/device-login.ts';
import { appOf, type KeptLogin, keep } from '../../mail/login/kept-login.ts';
import { findLoginStore, findTokenUser, openTokens } from '../../mail/login/open-tokens.ts';
import type { FreshToken } from '../../mail/login/request-token.ts';
import { TokenError } from '../../mail/login/token-error.ts';
import type { LoginStore } from '../../store/login-store.ts';
import type { Context, Result } from '../context.ts';
import { withLoginStore } from '../with-login-store.ts';

type Terminal = Pick<Context, 'write' | 'input'>;

const failure = (error: string): Result => ({ code: 1, out: '', error });

function askPerson(oauth: OAuthConfig, user: string, clock: Clock, { write, input }: Terminal): Promise<FreshToken> {
  if (oauth.provider === 'microsoft')
    return logInByDevice(oauth, clock, (address, code) =>
      write(`Open ${address} in a browser, type the code ${code}, and log in as ${user}. Waiting…\n`),
    );
  return logInByBrowser(oauth, user, input, (address) =>
    write(
      `Open this address in a browser, and log in as ${user}:\n\n${address}\n\n` +
        'Does the browser say at the end that it cannot reach 127.0.0.1? That is so where it runs on another machine: copy the\n' +
        'whole address that it shows then, and paste it here.\n',
    ),
  );
}

/** Replaces the earlier log-in. */
async function write(store: LoginStore, kept: KeptLogin): Promise<void> {
  const text = JSON.stringify(kept);
  for (let isKept = false; !isKept; ) isKept = await store.replace(await store.read(), text);
}

/** Whether the mail server takes the token. */
async function tryMailServer(config: Config, store: { logins: LoginStore }): Promise<Result> {
  const tokens = openTokens(config, store, systemClock);
  const { transport: smtp } = config.mail;
  const until = async (user: string) => {
    await tokens?.get(user);
    return `It is valid until ${new Date(tokens?.holdsUntil(user) ?? 0).toISOString()} and is renewed automatically.`;
  };
  const transport = createTransport(smtp, tokens);
  try {
    const user = findTokenUser(config);
    const sentence = await until(user);
    if (smtp.kind !== 'smtp' || smtp.auth?.pass !== undefined || !smtp.auth)
      return { code: 0, out: `A token was given for ${user}. ${sentence}` };
    await transport.check();
    return { code: 0, out: `The mail server takes the log-in of ${user}. ${sentence}` };
  } catch (error) {
    if (error instanceof TokenError) return failure(error.message);
    if (!(error instanceof DeliveryError)) throw error;
    return failure(
      `A token was given, and the mail server does not take it: ${error.message}. Compare SMTP_URL and SMTP_USER, and the rights of the app, with docs/operate/mail-providers.md.`,
    );
  } finally {
    transport.close();
  }
}

/** Logs a person in at the mail provider, or tests a log-in without one; keeps the token and tries it. */
export async function login(env: Environment, terminal: Terminal, clock: Clock = systemClock): Promise<Result> {
  const config = parseConfig(env);
  const { oauth } = config.mail;
  if (oauth === undefined)
    return failure('OAUTH_PROVIDER is not set: mailboxes are opened with a password, so no log-in is needed.');
  try {
    return await withLoginStore(config, async (store) => {
      if (oauth.grant === 'person') {
        const token = await askPerson(oauth, findTokenUser(config), clock, terminal);
        if (token.refreshToken === undefined)
          return failure(
            'The provider gave no lasting log-in (refresh token): allow the app offline access, and log in again.',
          );
        const now = clock.now();
        await write(findLoginStore(config, store), { ...keep(token, now), loggedInAt: now, app: appOf(oauth) });
      }
      return await tryMailServer(config, store);
    });
  } catch (error) {
    if (error instanceof TokenError) return failure(error.message);
    throw error;
  }
}
