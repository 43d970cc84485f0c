import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../../server/config/config.ts';
import type { SmtpConfig } from '../../../../server/config/mail-url.ts';
import { createLoginFile } from '../../../../server/mail/login/login-file.ts';
import { createTokens } from '../../../../server/mail/login/tokens.ts';
import { createSmtpTransport } from '../../../../server/mail/smtp-transport.ts';
import { goodFields } from '../../../support/contact-message.ts';
import { newDatabase } from '../../../support/server/databases.ts';
import { FakeClock } from '../../../support/server/fake-clock.ts';
import { openSink, startScripted } from '../../../support/server/mailer-bench.ts';
import { openTokenServer } from '../../../support/server/open-token-server.ts';
import { makeTestFolder } from '../../../support/server/temporary-folder.ts';
import { openServer } from '../../../support/server/test-server.ts';
import { createTimedMailer, minute, plainSmtp } from '../../../support/server/timed-mailer.ts';
import {
  loggedIn,
  microsoftApp,
  microsoftPerson,
  openTokenSink,
  readOAuth,
  tokenEnv,
  user,
} from '../../../support/server/token-mail.ts';
import type { TokenServer } from '../../../support/server/token-server.ts';
import { waitFor } from '../../../support/server/wait-for.ts';

/** A mailer that shows tokens; its store, its tokens and the queue have one clock. */
async function startTokenMailer(server: TokenServer, port: number) {
  const oauth = readOAuth(server, microsoftPerson);
  const clock = new FakeClock();
  const file = createLoginFile(join(makeTestFolder(), 'mail-login.json'));
  await file.replace(undefined, loggedIn(oauth, clock.now()));
  const tokens = createTokens(oauth, file, clock);
  const config: SmtpConfig = { ...plainSmtp(port), auth: { user } };
  const transport = createSmtpTransport(config, undefined, tokens);
  const mailer = await createTimedMailer(await newDatabase(makeTestFolder()), transport);
  onTestFinished(mailer.close);
  function advance(ms: number): void {
    clock.advance(ms);
    mailer.clock.advance(ms);
  }
  return { ...mailer, advance };
}

describe('A mail server that takes tokens', () => {
  it('gets one for the mailbox, and no password', async () => {
    const server = await openTokenServer();
    const sink = await openTokenSink(server);
    const site = await openServer({ env: tokenEnv(sink, server, microsoftApp), delivers: true });
    await site.postJson(goodFields);
    await waitFor('the mail', () => sink.received.length === 1);
    expect(sink.logins).toEqual([{ method: 'XOAUTH2', user, secret: 'token-1' }]);
  });

  it.each([
    ['at once, as Microsoft does', false],
    ['after a reason, as Google does', true],
  ])('and refuses an expired one, %s, gets another, and then the message', async (_name, refuseLate) => {
    const server = await openTokenServer();
    const sink = await openTokenSink(server, refuseLate);
    const mailer = await startTokenMailer(server, sink.port);
    await mailer.add('one');
    await mailer.runUntilIdle();
    // Revokes it amid the queue; the earlier connection is closed by then.
    server.valid.clear();
    mailer.advance(2 * minute);
    sink.endConnections();
    await mailer.add('two');
    await mailer.add('three');
    await mailer.runUntilIdle();
    expect(sink.received.map(({ mail }) => mail.replyTo?.[0]?.name)).toEqual(['one', 'two', 'three']);
    expect((await mailer.leads()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ]);
    expect(sink.logins.at(-1)?.secret).toBe('token-2');
  });

  it('keeps its messages while the log-in is revoked, for ten days, and gets all of them after the next', async () => {
    const server = await openTokenServer();
    const sink = await openTokenSink(server);
    const mailer = await startTokenMailer(server, sink.port);
    server.revoke();
    await mailer.add('one');
    await mailer.add('two');
    for (let day = 0; day < 10; day += 1) {
      await mailer.step();
      mailer.advance(24 * 60 * minute);
    }
    const [one, two] = await mailer.leads();
    expect(one).toMatchObject({ state: 'queued', deferrals: 0, content_rejects: 0 });
    expect(one?.last_error).toContain('run npm run leads -- login');
    expect(two).toMatchObject({ state: 'queued', attempts: 0 });
    server.script({ body: { access_token: 'new', expires_in: 3600 } });
    server.valid.add('new');
    await mailer.runUntilIdle();
    expect(sink.received).toHaveLength(2);
  });

  it('waits while the token server is down, and no message loses its turn', async () => {
    const server = await openTokenServer();
    const sink = await openTokenSink(server);
    const mailer = await startTokenMailer(server, sink.port);
    server.goSilent();
    await mailer.add('one');
    expect(await mailer.step()).toBe(5000);
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', deferrals: 0 }]);
    server.goSilent(false);
    mailer.advance(5000);
    await mailer.runUntilIdle();
    expect(await mailer.leads()).toMatchObject([{ state: 'sent' }]);
  });

  it('and refuses every token is not asked for new ones without end', async () => {
    const server = await openTokenServer();
    const sink = await openTokenSink({ valid: new Set() });
    const mailer = await startTokenMailer(server, sink.port);
    await mailer.add('one');
    for (let step = 0; step < 10; step += 1) mailer.advance(await mailer.step());
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', deferrals: 0, last_code: 535 }]);
    // One form for a try at most, though tries use it twice.
    expect(server.forms.length).toBeLessThanOrEqual(10);
  });
});

describe('A password', () => {
  const withPassword = (port: number): SmtpConfig => ({ ...plainSmtp(port), auth: { user, pass: 'secret-word' } });

  it('is not sent to a server that takes tokens alone: the message waits, and the reason says what to set', async () => {
    const sink = await openTokenSink({ valid: new Set() });
    const transport = createSmtpTransport(withPassword(sink.port));
    const mailer = await createTimedMailer(await newDatabase(makeTestFolder()), transport);
    onTestFinished(mailer.close);
    await mailer.add('one');
    expect(await mailer.step()).toBe(5000);
    const [lead] = await mailer.leads();
    expect(lead).toMatchObject({ state: 'queued', deferrals: 0 });
    expect(lead?.last_error).toContain('set OAUTH_PROVIDER in place of SMTP_PASSWORD');
    expect(sink.logins).toEqual([]);
  });

  it('is not sent to a server that offers no way of it', async () => {
    const sent: string[] = [];
    const server = await startScripted({
      EHLO: '250-here\r\n250 AUTH OAUTHBEARER GSSAPI',
      AUTH: (socket) => {
        sent.push('password');
        socket.write('235 fine\r\n');
      },
    });
    const transport = createSmtpTransport(withPassword(server.port));
    onTestFinished(() => transport.close());
    await expect(transport.check()).rejects.toMatchObject({
      fault: 'server',
      message: expect.stringContaining('was sent none'),
    });
    expect(sent).toEqual([]);
  });

  it.each(['PLAIN', 'LOGIN', 'CRAM-MD5'])('is sent as the server wants it: %s', async (method) => {
    const users: string[] = [];
    const sink = await openSink({
      authOptional: false,
      allowInsecureAuth: true,
      authMethods: [method],
      onAuth({ username = '', password, validatePassword }, _session, done) {
        const isRight = password === 'sécret "word"' || validatePassword?.('sécret "word"');
        users.push(username);
        done(isRight ? null : new Error('no'), { user: username });
      },
    });
    const config = { ...plainSmtp(sink.port), auth: { user, pass: 'sécret "word"' } };
    const transport = createSmtpTransport(config);
    onTestFinished(() => transport.close());
    await transport.check();
    expect(users).toEqual([user]);
  });

  it('that is wrong is reported in the words of the mail server', async () => {
    const server = await startScripted({ EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' });
    const transport = createSmtpTransport(withPassword(server.port));
    onTestFinished(() => transport.close());
    await expect(transport.check()).rejects.toMatchObject({ fault: 'server', code: 535, message: '535 5.7.8 wrong' });
  });
});

it('Settings name the mailbox without a password', () => {
  const env = { ...microsoftApp, SMTP_URL: 'smtp://smtp.office365.com', SMTP_USER: user };
  const { mail } = parseConfig({ ...env, MAIL_TO: 'owner@company.test', MAIL_FROM: user });
  expect(mail.transport).toMatchObject({ auth: { user }, tls: 'required' });
});
