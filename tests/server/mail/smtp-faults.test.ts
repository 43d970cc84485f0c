import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { deferralLimit, deferralWaits, maxDeferral } from '../../../server/mail/retry.ts';
import { openSink, shortTimeouts, startMailer, startScripted, timeoutsFor } from '../../support/server/mailer-bench.ts';
import { drop, hang, type Script } from '../../support/server/scripted-smtp.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';

const [firstWait = 0] = deferralWaits;

describe('A mail server that is at fault', () => {
  it.each<[string, Script]>([
    ['says nothing', { greeting: hang }],
    ['greets with nonsense', { greeting: 'HTTP/1.1 200 OK' }],
    ['greets with a refusal', { greeting: '554 go away' }],
    ['is busy', { greeting: '421 later' }],
    ['hangs at EHLO', { EHLO: hang }],
    ['hangs up at EHLO', { EHLO: drop }],
    ['hangs at MAIL', { MAIL: hang }],
    ['hangs up at MAIL', { MAIL: drop }],
    ['hangs at all commands sent together', { EHLO: '250-here\r\n250 PIPELINING', MAIL: hang }],
    ['hangs up at all commands sent together', { EHLO: '250-here\r\n250 PIPELINING', MAIL: drop }],
    ['closes down at MAIL', { MAIL: '421 closing' }],
    ['wants a login at MAIL', { MAIL: '530 5.7.0 authentication required' }],
    ['wants encryption', { MAIL: '530 5.7.0 must issue STARTTLS first' }],
    ['hangs at RCPT', { RCPT: hang }],
    ['hangs up at RCPT', { RCPT: drop }],
  ])('delays and ends no message when it %s', async (_name, script) => {
    const server = await startScripted(script);
    const mailer = await startMailer(plainSmtp(server.port), undefined, timeoutsFor(script));
    await mailer.add('one');
    await mailer.add('two');
    expect(await mailer.step()).toBe(5000);
    const [one, two] = await mailer.leads();
    expect(one).toMatchObject({ state: 'queued', deferrals: 0, content_rejects: 0, due_at: one?.received_at });
    expect(two).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await mailer.step()).toBe(5000);
    expect((await mailer.leads())[0]?.attempts).toBe(1);
  });

  it('that cannot be reached is asked after 5, 10, 20, 40 and then every 60 seconds', async () => {
    const server = await startScripted({ greeting: drop });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    const waits = [];
    for (let probe = 0; probe < 7; probe += 1) {
      const wait = await mailer.step();
      waits.push(wait / 1000);
      mailer.clock.advance(wait);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  it('with a wrong password for ten days loses nothing', async () => {
    const sink = await openSink({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    const mailer = await startMailer({ ...plainSmtp(sink.port), auth: { user: 'u', pass: 'secret-word' } });
    await mailer.add('one');
    for (let day = 0; day < 10; day += 1) {
      await mailer.step();
      mailer.clock.advance(24 * 60 * minute);
    }
    const [lead] = await mailer.leads();
    expect(lead).toMatchObject({ state: 'queued', attempts: 10, deferrals: 0 });
    expect(lead?.last_error).not.toContain('secret-word');
  });

  it('that drips its answers is given up in time', async () => {
    const drip = (socket: Socket) => {
      const timer = setInterval(() => socket.writable && socket.write('250-x\r\n'), 100);
      socket.on('close', () => clearInterval(timer));
    };
    const server = await startScripted({ MAIL: drip });
    const mailer = await startMailer(plainSmtp(server.port), undefined, shortTimeouts);
    await mailer.add('one');
    const start = performance.now();
    await mailer.step();
    expect(performance.now() - start).toBeLessThan(4000);
    expect((await mailer.leads())[0]?.state).toBe('queued');
  });

  it('returns after a day: a thousand messages are sent at once, in the order of arrival', async () => {
    const down = await startSmtpSink();
    const { port } = down;
    await down.close();
    const mailer = await startMailer(plainSmtp(port));
    const names = Array.from({ length: 1000 }, (_, index) => `visitor ${String(index).padStart(4, '0')}`);
    const added = names.map((name) => {
      mailer.clock.advance(1);
      return mailer.add(name);
    });
    await Promise.all(added);
    for (let hour = 0; hour < 24; hour += 1) {
      await mailer.step();
      mailer.clock.advance(60 * minute);
    }
    const sink = await openSink({}, port);
    await mailer.runUntilIdle();
    expect(sink.received.map(({ mail }) => mail.replyTo?.[0]?.name)).toEqual(names);
    expect((await mailer.leads()).every(({ state }) => state === 'sent')).toBe(true);
  });
});

describe('A message that is put off', () => {
  it.each<[string, Script]>([
    ['the mailbox is full', { RCPT: '452 4.2.2 full' }],
    ['the server greylists', { RCPT: '450 4.7.1 later' }],
    ['the sender is put off', { MAIL: '451 later' }],
    ['the content is put off', { content: '451 scanner down' }],
    ['the line breaks after the content', { content: drop }],
    ['the server goes silent after the content', { content: hang }],
  ])('waits alone and delays no other when %s', async (_name, script) => {
    const server = await startScripted(script);
    const mailer = await startMailer(plainSmtp(server.port), undefined, timeoutsFor(script));
    await mailer.add('one');
    await mailer.add('two');
    expect(await mailer.step()).toBe(0);
    const [one] = await mailer.leads();
    expect(one).toMatchObject({ state: 'queued', deferrals: 1 });
    const wait = (one?.due_at ?? 0) - mailer.clock.now();
    expect(wait).toBeGreaterThanOrEqual(0.8 * firstWait);
    expect(wait).toBeLessThanOrEqual(1.2 * firstWait);
    await mailer.step();
    expect((await mailer.leads())[1]?.attempts).toBe(1);
  });

  it('is tried as long as the schedule says and then parked, never deleted', async () => {
    const server = await startScripted({ RCPT: '450 later' });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    const start = mailer.clock.now();
    for (;;) {
      await mailer.runUntilIdle();
      const [lead] = await mailer.leads();
      if (lead?.state === 'dead') break;
      mailer.clock.advance(Math.max(1, (lead?.due_at ?? 0) - mailer.clock.now()));
    }
    const share = (mailer.clock.now() - start) / maxDeferral;
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1.1);
    expect(await mailer.leads()).toMatchObject([{ deferrals: deferralLimit + 1, last_code: 450, message: 'From one' }]);
  });
});

describe('A content the mail server refuses for good', () => {
  it('is announced by a notice without the content', async () => {
    const contents: string[] = [];
    const sink = await openSink({
      onData(stream, _session, done) {
        let content = '';
        stream.on('data', (chunk) => {
          content += chunk;
        });
        stream.on('end', () => {
          contents.push(content);
          done(content.includes('From one') ? Object.assign(new Error('spam'), { responseCode: 554 }) : null);
        });
      },
    });
    const mailer = await startMailer(plainSmtp(sink.port));
    const { reference } = await mailer.add('one');
    await mailer.runUntilIdle();
    mailer.clock.advance(2 * minute);
    await mailer.runUntilIdle();
    const [lead] = await mailer.leads();
    expect(lead).toMatchObject({ state: 'sent', content_rejects: 1 });
    expect(lead?.last_error).toContain('notice');
    expect(contents[1]).toContain(`npm run leads -- show ${reference}`);
  });

  it('does not hold up another message', async () => {
    const server = await startScripted({ content: '550 no' });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    await mailer.add('two');
    await mailer.runUntilIdle();
    expect((await mailer.leads()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });
});

describe('Our own addresses refused for good', () => {
  it.each(['MAIL', 'RCPT'])('at %s are tried every hour and cost no message its life', async (command) => {
    const server = await startScripted({ [command]: '550 unknown' });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    for (let round = 0; round < 200; round += 1) {
      await mailer.runUntilIdle();
      mailer.clock.advance(75 * minute);
    }
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', attempts: 200, deferrals: 0 }]);
  });
});

describe('Encryption', () => {
  it('that is required but not offered stops the mail, not the message', async () => {
    const sink = await openSink();
    const mailer = await startMailer({ ...plainSmtp(sink.port), tls: 'required' });
    await mailer.add('one');
    expect(await mailer.step()).toBe(5000);
    expect(sink.received).toHaveLength(0);
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', deferrals: 0 }]);
  });

  it.each<['required' | 'opportunistic' | 'off', number, boolean]>([
    ['required', 0, false],
    ['opportunistic', 1, true],
    ['off', 1, false],
  ])('%s, with an untrusted certificate, delivers %i', async (tls, delivered, isSecure) => {
    const seen: boolean[] = [];
    const sink = await openSink({
      disabledCommands: [],
      onMailFrom(_address, session, done) {
        seen.push(session.secure);
        done();
      },
    });
    const mailer = await startMailer({ ...plainSmtp(sink.port), tls });
    await mailer.add('one');
    await mailer.runUntilIdle();
    expect(sink.received).toHaveLength(delivered);
    if (delivered > 0) expect(seen).toEqual([isSecure]);
  });
});
