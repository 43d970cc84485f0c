import { leadsCommand } from '../leads-command.ts';
import { type FileMailConfig, type ImapConfig, isLoopback, type SmtpConfig, type TlsMode } from './mail-url.ts';
import type { Environment, Reader } from './reader.ts';
import { parseWord, ValueError } from './values.ts';

const providers = ['microsoft', 'google'] as const;

/** Source of mailbox tokens. */
export interface OAuthConfig {
  provider: (typeof providers)[number];
  /**
   * - `secret`: by the program itself, as an application of the tenant (Microsoft)
   * - `key`: by the program itself, which signs with the key of a service account (Google)
   * - `person`: for a person who has logged in once with `leads login`
   */
  grant: 'secret' | 'key' | 'person';
  clientId: string;
  clientSecret?: string;
  /** Path of the JSON that Google gives out for a service account. */
  keyFile?: string;
  tokenUrl: string;
  /** Address that a person is sent to, or that gives a code for one. */
  loginUrl: string;
  scope: string;
}

/** Mail servers that may need a token. */
interface Uses {
  smtp: SmtpConfig | FileMailConfig | undefined;
  imap: ImapConfig | undefined;
  tls: TlsMode | undefined;
}

const names = ['OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET', 'OAUTH_TENANT', 'OAUTH_KEY_FILE', 'OAUTH_TOKEN_URL'] as const;
type Values = Record<(typeof names)[number], string | undefined>;

const loginCommand = leadsCommand('login');

function parseTokenUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    throw new ValueError('has to look like https://login.provider.com/token');
  return url.href;
}

function readMicrosoft(set: Values, tokenUrl: string | undefined, usesImap: boolean, faults: string[]): OAuthConfig {
  const { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret, OAUTH_TENANT: tenant } = set;
  for (const name of ['OAUTH_CLIENT_ID', 'OAUTH_TENANT'] as const)
    if (!set[name]) faults.push(`${name} has to be set with OAUTH_PROVIDER=microsoft: the app registration shows it`);
  if (set.OAUTH_KEY_FILE)
    faults.push(
      `OAUTH_KEY_FILE is for Google. With OAUTH_PROVIDER=microsoft set OAUTH_CLIENT_SECRET, or leave both out and run ${loginCommand}`,
    );
  if (tenant && !/^[\w.-]+$/.test(tenant)) faults.push('OAUTH_TENANT has to be the ID or the domain of the tenant');
  const base = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/`;
  const rights = ['SMTP.Send', ...(usesImap ? ['IMAP.AccessAsUser.All'] : [])];
  return {
    provider: 'microsoft',
    grant: clientSecret ? 'secret' : 'person',
    clientId: clientId ?? '',
    ...(clientSecret && { clientSecret }),
    tokenUrl: tokenUrl ?? `${base}token`,
    loginUrl: new URL('devicecode', tokenUrl ?? base).href,
    scope: clientSecret
      ? 'https://outlook.office365.com/.default'
      : [...rights.map((right) => `https://outlook.office.com/${right}`), 'offline_access'].join(' '),
  };
}

function readGoogle(set: Values, tokenUrl: string | undefined, faults: string[]): OAuthConfig {
  const { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret, OAUTH_KEY_FILE: keyFile } = set;
  if (set.OAUTH_TENANT) faults.push('OAUTH_TENANT is for Microsoft: leave it out with OAUTH_PROVIDER=google');
  if (keyFile && (clientId || clientSecret))
    faults.push(
      'OAUTH_KEY_FILE is a service account, OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET are an app that a person logs in to: keep one of both',
    );
  if (!keyFile && !(clientId && clientSecret))
    faults.push(
      `OAUTH_KEY_FILE has to be set with OAUTH_PROVIDER=google, or OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET, and then run ${loginCommand}`,
    );
  return {
    provider: 'google',
    grant: keyFile ? 'key' : 'person',
    clientId: clientId ?? '',
    ...(clientSecret && { clientSecret }),
    ...(keyFile && { keyFile }),
    tokenUrl: tokenUrl ?? 'https://oauth2.googleapis.com/token',
    loginUrl: tokenUrl ? new URL('auth', tokenUrl).href : 'https://accounts.google.com/o/oauth2/v2/auth',
    scope: 'https://mail.google.com/',
  };
}

/** Requires a password or token for each mailbox, and for a token a mailbox and TLS. */
function checkUses({ smtp, imap, tls }: Uses, hasProvider: boolean, faults: string[]): void {
  const auth = smtp?.kind === 'smtp' ? smtp.auth : undefined;
  const isPending = [auth && auth.pass === undefined, imap && imap.auth.pass === undefined];
  if (!hasProvider) {
    if (isPending[0])
      faults.push('SMTP_PASSWORD has to be set with the user of SMTP_URL or SMTP_USER; without one set OAUTH_PROVIDER');
    if (isPending[1]) faults.push('BOUNCE_IMAP_URL names a user and no password: add it, or set OAUTH_PROVIDER');
    return;
  }
  if (!isPending.includes(true))
    faults.push(
      'OAUTH_PROVIDER is set and nothing uses it: name the mailbox in SMTP_USER, and leave its password out (or that in SMTP_URL, BOUNCE_IMAP_URL)',
    );
  if (isPending[0] && smtp?.kind === 'smtp' && tls !== undefined && tls !== 'required' && !isLoopback(smtp.host))
    faults.push(`SMTP_TLS has to be required with OAUTH_PROVIDER: a token opens the mailbox to anybody who reads it`);
}

/** Reads the source of tokens, and requires one for every mailbox without a password. */
export function readOAuth(env: Environment, { read, faults }: Reader, uses: Uses): OAuthConfig | undefined {
  const provider = read('OAUTH_PROVIDER', '', (text) => (text === '' ? undefined : parseWord(text, providers)));
  const set = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined])) as Values;
  const tokenUrl = read('OAUTH_TOKEN_URL', '', parseTokenUrl);
  if (env.OAUTH_PROVIDER?.trim() && provider === undefined) return undefined;
  const unknown = names.find((name) => set[name] !== undefined);
  if (provider === undefined && unknown !== undefined)
    faults.push(`OAUTH_PROVIDER has to be set with ${unknown}: ${providers.join(' or ')}`);
  if (provider !== undefined || unknown === undefined) checkUses(uses, provider !== undefined, faults);
  if (provider === undefined) return undefined;
  const usesImap = uses.imap !== undefined && uses.imap.auth.pass === undefined;
  return provider === 'microsoft' ? readMicrosoft(set, tokenUrl, usesImap, faults) : readGoogle(set, tokenUrl, faults);
}
