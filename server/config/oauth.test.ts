import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const mailed = {
  SMTP_URL: 'smtp://mail.company.test',
  SMTP_USER: 'web@company.test',
  MAIL_TO: 'owner@company.test',
  MAIL_FROM: 'web@company.test',
};
const microsoft = { OAUTH_PROVIDER: 'microsoft', OAUTH_CLIENT_ID: 'app', OAUTH_TENANT: 'company.test' };
const google = { OAUTH_PROVIDER: 'google', OAUTH_CLIENT_ID: 'app', OAUTH_CLIENT_SECRET: 'hush' };

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig({ ...mailed, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('A mailbox without a password', () => {
  it.each<[string, Record<string, string>, object]>([
    ['an app of Microsoft', { ...microsoft, OAUTH_CLIENT_SECRET: 'hush' }, { provider: 'microsoft', grant: 'secret' }],
    ['a person at Microsoft', microsoft, { provider: 'microsoft', grant: 'person' }],
    ['a person at Google', google, { provider: 'google', grant: 'person' }],
    [
      'a service account of Google',
      { OAUTH_PROVIDER: 'google', OAUTH_KEY_FILE: '/srv/key.json' },
      { provider: 'google', grant: 'key', keyFile: '/srv/key.json' },
    ],
  ])('is opened by %s', (_name, env, expected) => {
    expect(parseConfig({ ...mailed, ...env }).mail.oauth).toMatchObject(expected);
  });

  it('asks where its provider and its tenant are asked, or where the settings say', () => {
    expect(parseConfig({ ...mailed, ...microsoft }).mail.oauth).toMatchObject({
      tokenUrl: 'https://login.microsoftonline.com/company.test/oauth2/v2.0/token',
      loginUrl: 'https://login.microsoftonline.com/company.test/oauth2/v2.0/devicecode',
    });
    const OAUTH_TOKEN_URL = 'https://login.microsoftonline.us/company.test/oauth2/v2.0/token';
    expect(parseConfig({ ...mailed, ...microsoft, OAUTH_TOKEN_URL }).mail.oauth).toMatchObject({
      tokenUrl: OAUTH_TOKEN_URL,
      loginUrl: 'https://login.microsoftonline.us/company.test/oauth2/v2.0/devicecode',
    });
  });

  it('may be that of bounces alone, while mails leave with a password', () => {
    const BOUNCE_IMAP_URL = 'imaps://bounces@company.test@mail.company.test';
    const env = { ...mailed, SMTP_PASSWORD: 'word', BOUNCE_ADDRESS: 'bounces@company.test', BOUNCE_IMAP_URL };
    const { mail } = parseConfig({ ...env, ...google });
    expect(mail.bounceMailbox?.server.auth).toEqual({ user: 'bounces@company.test' });
    expect(mail.oauth).toBeDefined();
  });
});

describe('Settings that do not fit together', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['no way at all', {}, ['SMTP_PASSWORD has to be set']],
    ['an unknown provider', { OAUTH_PROVIDER: 'yahoo' }, ['OAUTH_PROVIDER has to be one of microsoft, google']],
    ['parts without a provider', { OAUTH_CLIENT_ID: 'app' }, ['OAUTH_PROVIDER has to be set with OAUTH_CLIENT_ID']],
    ['Microsoft without an app', { OAUTH_PROVIDER: 'microsoft' }, ['OAUTH_CLIENT_ID has', 'OAUTH_TENANT has']],
    ['Microsoft with a key file', { ...microsoft, OAUTH_KEY_FILE: 'x' }, ['OAUTH_KEY_FILE is for Google']],
    ['a tenant that is an address', { ...microsoft, OAUTH_TENANT: 'https://x/' }, ['OAUTH_TENANT has to be']],
    ['Google without anything', { OAUTH_PROVIDER: 'google' }, ['OAUTH_KEY_FILE has to be set']],
    ['Google without a secret', { OAUTH_PROVIDER: 'google', OAUTH_CLIENT_ID: 'app' }, ['OAUTH_KEY_FILE has to be set']],
    ['Google with both ways', { ...google, OAUTH_KEY_FILE: 'x' }, ['keep one of both']],
    ['Google with a tenant', { ...google, OAUTH_TENANT: 'x' }, ['OAUTH_TENANT is for Microsoft']],
    ['a token that nobody shows', { ...google, SMTP_PASSWORD: 'word' }, ['OAUTH_PROVIDER is set and nothing uses it']],
    ['a token in the open', { ...google, SMTP_TLS: 'opportunistic' }, ['SMTP_TLS has to be required']],
    ['tokens from the open', { ...google, OAUTH_TOKEN_URL: 'http://x.test/token' }, ['OAUTH_TOKEN_URL has to look']],
    [
      'a mailbox of bounces without a password',
      { SMTP_PASSWORD: 'word', BOUNCE_ADDRESS: 'b@company.test', BOUNCE_IMAP_URL: 'imaps://b@mail.company.test' },
      ['BOUNCE_IMAP_URL names a user and no password'],
    ],
    [
      'an address with a user alone',
      { SMTP_USER: '', SMTP_URL: 'smtp://me@mail.test' },
      ['SMTP_PASSWORD has to be set'],
    ],
  ])('%s: each is named with a solution, and no secret is shown', (_name, env, words) => {
    const faults = faultsOf(env);
    expect(faults).toEqual(words.map((each) => expect.stringContaining(each)));
    expect(faults.join()).not.toContain('hush');
  });
});
