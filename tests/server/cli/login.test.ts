import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { login } from '../../../server/cli/verbs/login.ts';
import type { Clock } from '../../../server/clock.ts';
import type { KeptLogin } from '../../../server/mail/login/kept-login.ts';
import { newDatabase } from '../../support/server/databases.ts';
import { openTokenServer } from '../../support/server/open-token-server.ts';
import { runLeads, spawnLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import {
  googlePerson,
  microsoftApp,
  microsoftPerson,
  openTokenSink,
  tokenEnv,
  user,
} from '../../support/server/token-mail.ts';
import { refuse } from '../../support/server/token-server.ts';

/** Skips waits, and notes them. */
function createHastyClock() {
  const waits: number[] = [];
  let elapsed = 0;
  const clock: Clock = {
    now: () => Date.now(),
    elapsed: () => elapsed,
    after(ms, task) {
      waits.push(ms / 1000);
      elapsed += ms;
      const timer = setImmediate(task);
      return () => clearImmediate(timer);
    },
  };
  return { clock, waits };
}

async function prepare(how: Record<string, string>) {
  const server = await openTokenServer();
  const sink = await openTokenSink(server);
  const path = join(makeTestFolder(), 'data', 'leads.db');
  const env: Record<string, string> = { ...tokenEnv(sink, server, how), DATABASE_URL: `sqlite:${path}` };
  const file = join(dirname(path), 'mail-login.json');
  return { server, sink, env, file, kept: () => JSON.parse(readFileSync(file, 'utf8')) as KeptLogin };
}

/** Runs the command; `onWrite` is the person who reads it. */
async function run(env: Record<string, string>, onWrite: (text: string) => void = () => {}, input = Readable.from([])) {
  const { clock, waits } = createHastyClock();
  let shown = '';
  const write = (text: string) => {
    shown += text;
    onWrite(text);
  };
  return { ...(await login(env, { write, input }, clock)), shown, waits };
}

const pending = refuse('authorization_pending');

describe('A log-in at Microsoft', () => {
  it('shows an address and a code, polls at the given pace, and stores the token for the server alone', async () => {
    const { server, sink, env, file, kept } = await prepare(microsoftPerson);
    server.script(undefined, pending, refuse('slow_down'), pending);
    const { code, out, shown, waits } = await run(env);
    expect(shown).toContain('https://login.test/device');
    expect(shown).toContain('ABCD-EFGH');
    expect(waits).toEqual([5, 5, 10, 10]);
    expect(code).toBe(0);
    expect(out).toContain(`The mail server takes the log-in of ${user}. It is valid until 2`);
    expect(server.forms[0]).toEqual({
      client_id: 'app-1',
      scope: 'https://outlook.office.com/SMTP.Send offline_access',
    });
    expect(server.forms.at(-1)).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'app-1',
      device_code: 'device-1',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(kept()).toMatchObject({ refreshToken: server.refreshToken(), app: 'microsoft app-1' });
    expect(sink.logins).toEqual([{ method: 'XOAUTH2', user, secret: kept().accessToken }]);
  });

  it('logs in for the mailbox of bounces as well, where that has no password', async () => {
    const { server, env } = await prepare(microsoftPerson);
    const BOUNCE_IMAP_URL = 'imaps://bounces@company.test@outlook.office365.com';
    await run({ ...env, BOUNCE_IMAP_URL, BOUNCE_ADDRESS: 'bounces@company.test' });
    expect(server.forms[0]?.scope).toContain('https://outlook.office.com/IMAP.AccessAsUser.All');
  });

  it.each([
    ['is declined', [undefined, refuse('authorization_declined')], 'was declined in the browser'],
    ['takes too long', [undefined, refuse('expired_token')], 'Run npm run leads -- login again'],
    ['has no such app', [refuse('invalid_client')], 'OAUTH_CLIENT_ID'],
    ['is not lasting', [undefined, { body: { access_token: 'x' } }], 'gave no lasting log-in'],
  ])('that %s changes nothing, and says so', async (_name, answers, words) => {
    const { server, env, kept } = await prepare(microsoftPerson);
    await run(env);
    const before = kept();
    server.script(...answers);
    const { code, error } = await run(env);
    expect(code).toBe(1);
    expect(error).toContain(words);
    expect(kept()).toEqual(before);
  });

  it('ends when the code has run out, though the server never says so, and survives a line that breaks', async () => {
    const { server, env } = await prepare(microsoftPerson);
    server.script(undefined, { status: 503, body: '' }, ...Array.from({ length: 1000 }, () => pending));
    const { error, waits } = await run(env);
    expect(error).toContain('The code was not used in time');
    expect(waits.slice(0, 3)).toEqual([5, 10, 10]);
    expect(waits.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(900);
    expect(waits.reduce((sum, each) => sum + each)).toBeLessThan(920);
  });
});

describe('A log-in at Google', () => {
  const addressIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? '';

  it('sends the browser back to this machine, and proves its identity', async () => {
    const { server, env, kept } = await prepare(googlePerson);
    let asked = new URL('http://nowhere');
    const visit = async (text: string) => {
      asked = new URL(addressIn(text));
      const { redirect_uri: back, state } = Object.fromEntries(asked.searchParams);
      // Other requests to it have no part in the log-in.
      expect((await fetch(`${back}/favicon.ico`)).status).toBe(404);
      expect((await fetch(`${back}/?code=forged&state=guessed`)).status).toBe(404);
      expect((await fetch(`${back}/?code=given&state=${state}`)).status).toBe(200);
    };
    const { code } = await run(env, (text) => void visit(text));
    expect(code).toBe(0);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      scope: 'https://mail.google.com/',
      client_id: 'app-1',
      login_hint: user,
    });
    const { code_verifier: verifier = '', ...form } = server.forms[0] ?? {};
    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: 'given',
      client_id: 'app-1',
      client_secret: 'hush',
      redirect_uri: asked.searchParams.get('redirect_uri'),
    });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(challenge).toBe(asked.searchParams.get('code_challenge'));
    expect(kept()).toMatchObject({ app: 'google app-1', refreshToken: server.refreshToken() });
  });

  it('accepts the pasted address of a browser on another machine', async () => {
    const { env } = await prepare(googlePerson);
    const input = new Readable({ read() {} });
    const { code } = await run(
      env,
      (text) => {
        const { redirect_uri: back, state } = Object.fromEntries(new URL(addressIn(text)).searchParams);
        input.push(`${back}/?state=${state}&code=given\n`);
      },
      input,
    );
    expect(code).toBe(0);
  });

  it.each([
    ['https://company.test/', 'not the address'],
    ['?error=access_denied', 'was declined'],
  ])('with %s pasted changes nothing', async (pasted, words) => {
    const { env } = await prepare(googlePerson);
    const input = new Readable({ read() {} });
    const { code, error } = await run(
      env,
      (text) => {
        const { redirect_uri: back, state } = Object.fromEntries(new URL(addressIn(text)).searchParams);
        input.push(pasted.startsWith('?') ? `${back}/${pasted}&state=${state}\n` : `${pasted}\n`);
      },
      input,
    );
    expect(code).toBe(1);
    expect(error).toContain(words);
  });
});

describe('A log-in that needs no person', () => {
  it('is tried, and its result is shown', async () => {
    const { server, env } = await prepare(microsoftApp);
    expect(await run(env)).toMatchObject({ code: 0, out: expect.stringContaining('The mail server takes the log-in') });
    server.script(refuse('invalid_client', 'AADSTS7000222: expired'));
    expect(await run(env)).toMatchObject({ code: 1, error: expect.stringContaining('AADSTS7000222') });
  });

  it('and that the mail server refuses names the settings to compare', async () => {
    const { server, env } = await prepare(microsoftApp);
    server.script({ body: { access_token: 'strange' } });
    const { code, error } = await run(env);
    expect(code).toBe(1);
    expect(error).toContain('the mail server does not take it: 535');
  });

  it('is refused when all mailboxes have passwords', async () => {
    expect(await run({})).toMatchObject({ code: 1, error: expect.stringContaining('OAUTH_PROVIDER is not set') });
  });
});

it('The command ends, though its input stays open', async () => {
  const { env } = await prepare(microsoftApp);
  const { code, out } = await spawnLeads(['login'], env);
  expect(out).toContain('The mail server takes the log-in');
  expect(code).toBe(0);
});

it('A wrong setting is named in place of a log-in', async () => {
  const DATABASE_URL = await newDatabase(makeTestFolder());
  const { code, error } = await runLeads(['login'], { DATABASE_URL, OAUTH_PROVIDER: 'yahoo' });
  expect(code).toBe(2);
  expect(error).toContain('OAUTH_PROVIDER has to be one of microsoft, google');
});
