import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../server/clock.ts';
import { parseDatabaseConfig } from '../../../../server/config/config.ts';
import { createTokenRenewal } from '../../../../server/jobs/token-renewal.ts';
import { createLoginFile } from '../../../../server/mail/login/login-file.ts';
import { createTokens } from '../../../../server/mail/login/tokens.ts';
import { createStore } from '../../../../server/store/open-store.ts';
import { newDatabase } from '../../../support/server/databases.ts';
import { FakeClock } from '../../../support/server/fake-clock.ts';
import { openTokenServer } from '../../../support/server/open-token-server.ts';
import { makeTestFolder } from '../../../support/server/temporary-folder.ts';
import { silentLog } from '../../../support/server/timed-mailer.ts';
import {
  googlePerson,
  loggedIn,
  microsoftApp,
  microsoftPerson,
  readOAuth,
  user,
} from '../../../support/server/token-mail.ts';
import { refuse, type TokenServer } from '../../../support/server/token-server.ts';
import { waitFor } from '../../../support/server/wait-for.ts';

const hour = 3_600_000;
const newFile = () => createLoginFile(join(makeTestFolder(), 'data', 'mail-login.json'));

/** A log-in on a clock that a test moves. */
async function logIn(server: TokenServer, more = {}, clock = new FakeClock()) {
  const oauth = readOAuth(server, microsoftPerson);
  const store = newFile();
  await store.replace(undefined, loggedIn(oauth, clock.now(), more));
  return { clock, oauth, store, tokens: createTokens(oauth, store, clock) };
}

describe('A token', () => {
  it('of an app of Microsoft is had with its secret, for everything that the app may do', async () => {
    const server = await openTokenServer();
    const tokens = createTokens(readOAuth(server, microsoftApp), newFile(), systemClock);
    expect(await tokens.get(user)).toBe('token-1');
    expect(server.forms).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'app-1',
        client_secret: 'hush',
        scope: 'https://outlook.office365.com/.default',
      },
    ]);
  });

  it('of a service account of Google is had for each mailbox with a signature that the account’s key checks', async () => {
    const server = await openTokenServer();
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const path = join(makeTestFolder(), 'key.json');
    const key = { client_email: 'site@project.test', private_key_id: 'k1' };
    writeFileSync(path, JSON.stringify({ ...key, private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) }));
    const oauth = readOAuth(server, { OAUTH_PROVIDER: 'google', OAUTH_KEY_FILE: path });
    const tokens = createTokens(oauth, newFile(), systemClock);
    expect([await tokens.get(user), await tokens.get('b@company.test'), await tokens.get(user)]).toEqual([
      'token-1',
      'token-2',
      'token-1',
    ]);
    const { grant_type: type, assertion = '' } = server.forms[0] ?? {};
    expect(type).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' });
    const { iat, exp, ...rest } = read(claims);
    expect(rest).toEqual({ iss: 'site@project.test', sub: user, scope: 'https://mail.google.com/', aud: server.url });
    expect(exp - iat).toBe(3600);
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it.each([
    ['is not there', undefined, 'ENOENT'],
    ['is no JSON', 'key', 'not the JSON of a service account'],
    ['holds no key', '{"client_email":"a@b.test","private_key":"-----BEGIN"}', 'OAUTH_KEY_FILE cannot be used'],
  ])(
    'of a service account whose key file %s is not asked for, and the reason holds nothing of it',
    async (_name, text, words) => {
      const server = await openTokenServer();
      const path = join(makeTestFolder(), 'key.json');
      if (text !== undefined) writeFileSync(path, text);
      const oauth = readOAuth(server, { OAUTH_PROVIDER: 'google', OAUTH_KEY_FILE: path });
      const failure = await createTokens(oauth, newFile(), systemClock)
        .get(user)
        .catch((error: Error) => error);
      expect(failure).toMatchObject({ fault: 'server', message: expect.stringContaining(words) });
      expect(String(failure)).not.toContain('BEGIN');
      expect(server.forms).toEqual([]);
    },
  );

  it('is asked for once however many want it, and again only near its end', async () => {
    const server = await openTokenServer();
    const { clock, tokens } = await logIn(server);
    expect(new Set(await Promise.all([1, 2, 3].map(() => tokens.get(user))))).toEqual(new Set(['token-1']));
    clock.advance(hour - 2 * 60_000);
    expect(await tokens.get(user)).toBe('token-1');
    clock.advance(60_000);
    expect(await tokens.get(user)).toBe('token-2');
    expect(server.forms).toHaveLength(2);
  });

  it('is renewed ahead of its end, and the refresh token that came with it is the next one’s', async () => {
    const server = await openTokenServer();
    const { clock, tokens, store } = await logIn(server);
    const renew = createTokenRenewal(tokens, silentLog);
    for (let minute = 0; minute < 120; minute += 1) {
      await renew();
      clock.advance(60_000);
      expect(tokens.holdsUntil(user)).toBeGreaterThan(clock.now());
    }
    expect(server.forms.map(({ refresh_token }) => refresh_token)).toEqual(['refresh-0', 'refresh-1', 'refresh-2']);
    expect(JSON.parse((await store.read()) ?? '')).toMatchObject({ accessToken: 'token-3', refreshToken: 'refresh-3' });
  });

  it('that a mail server refuses is renewed, unless it is quite new: then the fault is elsewhere', async () => {
    const server = await openTokenServer();
    const { clock, tokens } = await logIn(server);
    const token = await tokens.get(user);
    expect(tokens.refuse(user, token)).toBe(false);
    clock.advance(120_000);
    expect(tokens.refuse(user, token)).toBe(true);
    expect(await tokens.get(user)).toBe('token-2');
  });
});

describe('Two processes with one log-in', () => {
  it('of which one has renewed the token use the same, and never one refresh token twice', async () => {
    const server = await openTokenServer(1);
    const oauth = readOAuth(server, microsoftPerson);
    const database = createStore(parseDatabaseConfig({ DATABASE_URL: await newDatabase(makeTestFolder()) }), {
      mode: 'serve',
    });
    await database.open();
    await database.logins.replace(undefined, loggedIn(oauth, Date.now()));
    const processes = [1, 2, 3, 4].map(() => createTokens(oauth, database.logins, systemClock));
    const used = new Set<string>();
    const end = performance.now() + 4000;
    await Promise.all(
      processes.map(async (tokens) => {
        while (performance.now() < end) {
          used.add(await tokens.get(user));
          await tokens.renewAhead();
        }
      }),
    );
    await database.close();
    const refreshTokens = server.forms.map(({ refresh_token }) => refresh_token);
    expect(refreshTokens.length).toBeGreaterThan(2);
    expect(new Set(refreshTokens).size).toBe(refreshTokens.length);
    expect(used.size).toBeLessThanOrEqual(refreshTokens.length);
  });

  it('go on when one of them died while it asked', async () => {
    const server = await openTokenServer();
    const { clock, tokens } = await logIn(server, { renewal: 'of one that is gone' });
    let token: string | undefined;
    void tokens.get(user).then((each) => {
      token = each;
    });
    await waitFor('the token', () => {
      clock.advance(1000);
      return token !== undefined;
    });
    expect(token).toBe('token-1');
    expect(clock.elapsed()).toBeGreaterThan(20_000);
  });
});

describe('A token server', () => {
  it('that does not answer is the server’s fault, and is asked again', async () => {
    const server = await openTokenServer();
    const { tokens } = await logIn(server);
    server.goSilent();
    await expect(tokens.get(user)).rejects.toMatchObject({
      fault: 'server',
      message: expect.stringMatching(/^The token server 127\.0\.0\.1:\d+ does not answer/),
    });
    server.goSilent(false);
    expect(await tokens.get(user)).toMatch(/^token-/);
  });

  it.each([
    [{ status: 503, body: { error: 'temporarily_unavailable' } }],
    [{ status: 429, body: '' }],
    [{ status: 200, body: '<html>' }],
    [{ status: 200, body: {} }],
    [{ status: 200, body: { access_token: 'a\r\nb' } }],
  ])('that answers with %j is asked again, and nothing is lost', async (answer) => {
    const server = await openTokenServer();
    const { tokens } = await logIn(server);
    server.script(answer);
    await expect(tokens.get(user)).rejects.toMatchObject({
      fault: 'server',
      message: expect.stringContaining('asked again'),
    });
    expect(await tokens.get(user)).toBe('token-2');
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['ended the log-in', microsoftPerson, 'invalid_grant', 'run npm run leads -- login'],
    ['ended the log-in', googlePerson, 'invalid_grant', 'run npm run leads -- login'],
    ['does not know the secret', microsoftApp, 'invalid_client', 'OAUTH_CLIENT_SECRET is wrong or has run out'],
    ['does not let the app in', microsoftApp, 'unauthorized_client', 'OAUTH_TENANT'],
    ['wants a consent', microsoftPerson, 'interaction_required', 'run npm run leads -- login'],
    ['has a reason of its own', googlePerson, 'something_else', 'something_else'],
  ])('that %s (%j, %s) is reported with a solution', async (_name, how, error, words) => {
    const server = await openTokenServer();
    const oauth = readOAuth(server, how);
    const store = newFile();
    await store.replace(undefined, loggedIn(oauth, 0));
    server.script(refuse(error, 'AADSTS700082: The token of zoe@company.test with refresh-0 has expired'));
    const failure = await createTokens(oauth, store, systemClock)
      .get(user)
      .catch((each: Error) => each);
    expect(failure).toMatchObject({ fault: 'server', message: expect.stringContaining(words) });
    expect(String(failure)).toContain('AADSTS700082');
    expect(String(failure)).not.toMatch(/zoe|hush|refresh-0/);
  });

  it('is not asked before a log-in, or by another app', async () => {
    const server = await openTokenServer();
    const store = newFile();
    const oauth = readOAuth(server, microsoftPerson);
    const ask = () => createTokens(oauth, store, systemClock).get(user);
    await expect(ask()).rejects.toThrow('Nobody has logged in at the mail provider yet: run npm run leads -- login');
    await store.replace(undefined, loggedIn({ ...oauth, clientId: 'another' }, Date.now()));
    await expect(ask()).rejects.toThrow('is of another OAUTH_CLIENT_ID: run npm run leads -- login');
    expect(server.forms).toEqual([]);
  });
});

describe('The file of a log-in', () => {
  it('is made with its folder, readable for its owner alone', async () => {
    const path = join(makeTestFolder(), 'data', 'mail-login.json');
    const file = createLoginFile(path);
    expect(await file.read()).toBeUndefined();
    expect(await file.replace(undefined, 'one')).toBe(true);
    expect(await file.replace('one', 'two')).toBe(true);
    expect(await file.replace('one', 'three')).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('that cannot be read names the needed owner', async () => {
    const path = join(makeTestFolder(), 'mail-login.json');
    mkdirSync(path);
    const error = await createLoginFile(path)
      .read()
      .catch((each: Error) => each);
    expect(error).toMatchObject({ fault: 'server', message: expect.stringContaining('(EISDIR): it has to belong to') });
  });

  it('is changed by one of many at a time', async () => {
    const path = join(makeTestFolder(), 'mail-login.json');
    const files = [1, 2, 3, 4, 5].map(() => createLoginFile(path));
    const changed = await Promise.all(files.map((file, index) => file.replace(undefined, String(index))));
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  it('is changed again after a process died while writing it', async () => {
    const path = join(makeTestFolder(), 'mail-login.json');
    writeFileSync(`${path}.new`, 'hal');
    const file = createLoginFile(path);
    expect(await file.replace(undefined, 'one')).toBe(false);
    utimesSync(`${path}.new`, 0, 0);
    expect(await file.replace(undefined, 'one')).toBe(true);
    expect(await file.read()).toBe('one');
  });
});
