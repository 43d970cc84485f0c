import { chmodSync, closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../../server/cli/verbs/check.ts';
import { createLoginFile } from '../../../server/mail/login/login-file.ts';
import { createStore } from '../../../server/store/open-store.ts';
import { goodFields } from '../../support/contact-message.ts';
import { openTokenServer } from '../../support/server/open-token-server.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { loggedIn, microsoftPerson, openTokenSink, readOAuth, tokenEnv } from '../../support/server/token-mail.ts';

let open: Awaited<ReturnType<typeof startSmtpSink>>;
let locked: Awaited<ReturnType<typeof startSmtpSink>>;

beforeAll(async () => {
  open = await startSmtpSink();
  locked = await startSmtpSink({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
  });
  return async () => {
    await open.close();
    await locked.close();
  };
});

/** A sound installation with three messages in its store; tests add faults. */
async function install(state?: 'dead' | 'old') {
  const path = join(makeTestFolder(), 'leads.db');
  const store = createStore({ kind: 'sqlite', path }, { mode: 'serve' }, () =>
    state === 'old' ? sql<number>`1000000` : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  );
  await store.open();
  for (const key of ['1', '2', '3']) {
    const message = { ...goodFields, message: key.repeat(3000) };
    await store.leads.add({ idemKey: key, fingerprint: key, textFingerprint: key, message });
  }
  const [lead] = state === 'dead' ? await store.outbox.claim('me', 1000) : [];
  if (lead) await store.outbox.settle(lead, { state: 'dead', deferrals: 0, contentRejects: 3, error: 'no' });
  await store.close();
  return { path, env: { DATABASE_URL: `sqlite:${path}`, ...open.env } as Record<string, string> };
}

const faultsOf = (out: string) => out.split('\n').filter((line) => line.startsWith('✗') && !line.includes('not built'));

describe('The check', () => {
  it('finds no fault in a correct installation', async () => {
    const { env } = await install();
    const { out } = await runLeads(['check'], env);
    expect(faultsOf(out)).toEqual([]);
  });

  it('names the faults of all settings at once, and repeats no password', async () => {
    const { env } = await install();
    const wrong = {
      ...env,
      PORT: 'x',
      ROLE: 'mailer',
      SMTP_URL: 'smtp://me:pass-word@mail.test',
      MAIL_TO: 'a@b.example',
    };
    const { code, out } = await runLeads(['check'], wrong);
    expect(code).toBe(1);
    for (const words of ['PORT is not a port', 'ROLE has to be all', 'MAIL_TO is a sample'])
      expect(out).toContain(words);
    expect(out).not.toContain('pass-word');
  });

  const planted: [string, (path: string) => Record<string, string>, string][] = [
    ['a public address without encryption', () => ({ SITE_URL: 'http://www.company.test' }), 'not https'],
    ['a mail server that is not there', () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }), 'mail server cannot be used'],
    [
      'a password the mail server refuses',
      () => ({ SMTP_URL: `smtp://me:wrong@127.0.0.1:${locked.port}` }),
      'mail server cannot be used',
    ],
    ['a mail server without encryption', () => ({ SMTP_TLS: 'required' }), 'SMTP_TLS'],
    [
      'an outbox folder that is none',
      (path) => ({ SMTP_URL: `file:${path}/outbox`, MAIL_TO: '', MAIL_FROM: '' }),
      'outbox folder cannot be written',
    ],
    [
      'a store that other users can read',
      (path) => {
        chmodSync(path, 0o644);
        return {};
      },
      'chmod 600',
    ],
    [
      'a store that is damaged',
      (path) => {
        const file = openSync(path, 'r+');
        writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, statSync(path).size - 4096 * 2);
        closeSync(file);
        return {};
      },
      'store is damaged',
    ],
    [
      'a file that is no store',
      (path) => {
        writeFileSync(path, 'not a database');
        return {};
      },
      'store',
    ],
  ];

  it.each(planted)('finds %s, and says what to do', async (_name, plant, words) => {
    const { path, env } = await install();
    const { code, out } = await runLeads(['check'], { ...env, ...plant(path) });
    expect(code).toBe(1);
    expect(faultsOf(out).join('\n')).toContain(words);
    expect(out).not.toContain('wrong@');
  });

  it('finds messages that were given up, and one that waits too long', async () => {
    const dead = await runLeads(['check'], (await install('dead')).env);
    expect(faultsOf(dead.out).join()).toContain('1 messages could not be mailed');
    const old = await runLeads(['check'], (await install('old')).env);
    expect(faultsOf(old.out).join()).toContain('has waited for');
  });
});

describe('A log-in at the mail provider', () => {
  async function logIn() {
    const server = await openTokenServer();
    const sink = await openTokenSink(server);
    const { path, env } = await install();
    const file = createLoginFile(join(dirname(path), 'mail-login.json'));
    await file.replace(undefined, loggedIn(readOAuth(server, microsoftPerson), Date.now()));
    return { server, env: { ...env, ...tokenEnv(sink, server, microsoftPerson) } };
  }

  it('that is valid is shown with its end', async () => {
    const { env } = await logIn();
    const { out } = await runLeads(['check'], env);
    expect(faultsOf(out)).toEqual([]);
    expect(out).toMatch(
      /✓ The token for website@company\.test is valid until 2\d{3}-.*kept for 90 days after its last use/,
    );
  });

  it('that has ended says how to log in again', async () => {
    const { server, env } = await logIn();
    server.revoke();
    const { code, out } = await runLeads(['check'], env);
    expect(code).toBe(1);
    expect(faultsOf(out)).toEqual([expect.stringContaining('run npm run leads -- login')]);
  });
});

describe('The domain of MAIL_FROM', () => {
  const checkDomain = async (mx: () => Promise<{ records: string[] } | undefined>) => {
    const { env } = await install();
    const txt = async () => undefined;
    return (await check({ ...env, MAIL_FROM: 'website@company.com' }, { mx, txt })).out;
  };

  it('is judged in a sentence for each of its records', async () => {
    const out = await checkDomain(async () => ({ records: [''] }));
    expect(out).toContain('✗ MX: company.com says that it takes no mail');
    expect(out).toContain('· SPF of company.com could not be looked up');
    expect(out).toContain('· DKIM could not be looked up: set DKIM_SELECTOR');
  });

  it('is not judged without a network, which is said once and is no fault', async () => {
    const out = await checkDomain(async () => undefined);
    expect(faultsOf(out)).toEqual([]);
    expect(out).toContain('· MX, SPF, DKIM and DMARC of company.com could not be looked up: no name server answered.');
  });
});
