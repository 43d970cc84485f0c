import { describe, expect, it, onTestFinished } from 'vitest';
import { deferralWaits, laterWait } from '../../../server/mail/retry.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { newDatabase } from '../../support/server/databases.ts';
import { openSink, startMailer, startScripted } from '../../support/server/mailer-bench.ts';
import { drop, type Script } from '../../support/server/scripted-smtp.ts';
import type { ReceivedMail } from '../../support/server/smtp-sink.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { createTimedMailer, minute, plainSmtp } from '../../support/server/timed-mailer.ts';

type Mailer = Awaited<ReturnType<typeof startMailer>>;

async function pass(mailer: Mailer, minutes: number, atOnce = 1): Promise<void> {
  for (let passed = 0; passed < minutes; passed += atOnce) {
    mailer.clock.advance(atOnce * minute);
    await mailer.runUntilIdle();
  }
}

/** Takes every message but those of some visitors, whose content it answers with `code`. */
async function startPicky(code: number) {
  const refused = new Set<string>();
  const sink = await openSink({
    onData(stream, _session, done) {
      let content = '';
      stream.on('data', (chunk) => {
        content += chunk;
      });
      stream.on('end', () => {
        const name = /^Reply-To: (\S+)/m.exec(content)?.[1] ?? '';
        done(refused.has(name) ? Object.assign(new Error('not this one'), { responseCode: code }) : null);
      });
    },
  });
  return { port: sink.port, refused };
}

/** Number of own tries of a put-off message within some minutes, the first one included. */
function ownTries(minutes: number): number {
  let passed = 0;
  let tries = 1;
  while (passed + (deferralWaits[tries - 1] ?? laterWait) <= minutes * minute) {
    passed += deferralWaits[tries - 1] ?? laterWait;
    tries += 1;
  }
  return tries;
}

const readNames = (mails: readonly ReceivedMail[]) => mails.map(({ mail }) => mail.replyTo?.[0]?.name);

describe('A mail server that puts everything off', () => {
  it.each<[string, Script]>([
    ['at RCPT', { RCPT: '450 later' }],
    ['at the content', { content: '451 later' }],
    ['with a refusal of our own address', { RCPT: '550 unknown' }],
  ])('%s is asked every five minutes, and then gets all in the order of arrival', async (_where, script) => {
    const server = await startScripted(script);
    const mailer = await startMailer(plainSmtp(server.port));
    const names = ['one', 'two', 'three', 'four'];
    for (const name of names) {
      await mailer.add(name);
      mailer.clock.advance(1);
    }
    await mailer.runUntilIdle();
    await pass(mailer, 400, 10);
    await server.close();
    const sink = await openSink({}, server.port);
    await pass(mailer, 6);
    // Their waits decide which one is the first.
    const [first, ...others] = readNames(sink.received);
    expect(others).toEqual(names.filter((name) => name !== first));
  });

  it('is not asked more often for it at the cost of a message: only its own tries count', async () => {
    const server = await startScripted({ RCPT: '450 later' });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    await pass(mailer, 60);
    const [lead] = await mailer.leads();
    expect(lead).toMatchObject({ state: 'queued', deferrals: ownTries(60) });
    expect(lead?.attempts).toBeGreaterThanOrEqual(10);
  });

  it('without a word, when it may have taken the message, is not asked before its time', async () => {
    const server = await startScripted({ content: drop });
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    await pass(mailer, 60);
    expect(await mailer.leads()).toMatchObject([{ state: 'queued', attempts: ownTries(60), deferrals: ownTries(60) }]);
  });

  it('is asked when this program is started again, and brings back what was put off before', async () => {
    const database = await newDatabase(makeTestFolder());
    const server = await startScripted({ RCPT: '450 later' });
    const start = () => createTimedMailer(database, createSmtpTransport(plainSmtp(server.port)));
    const before = await start();
    for (const name of ['one', 'two']) {
      await before.add(name);
      before.clock.advance(1);
    }
    await before.runUntilIdle();
    await pass(before, 30);
    await before.close();
    await server.close();
    const sink = await openSink({}, server.port);
    const after = await start();
    onTestFinished(after.close);
    await after.runUntilIdle();
    expect(readNames(sink.received)).toEqual(['one', 'two']);
  });
});

describe('A message that is put off for its own sake', () => {
  it('waits alone, however many others are sent', async () => {
    const server = await startPicky(451);
    for (const name of ['one', 'two']) server.refused.add(name);
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('before');
    for (const name of server.refused) await mailer.add(name);
    for (let index = 0; index < 60; index += 1) {
      await mailer.add(`visitor-${index}`);
      await pass(mailer, 1);
    }
    const leads = (await mailer.leads()).filter(({ name }) => server.refused.has(name));
    expect(leads).toHaveLength(2);
    for (const lead of leads) {
      expect(lead).toMatchObject({ state: 'queued', deferrals: ownTries(60) });
      // At most one more for each of its own: if it came first after a minute of silence.
      expect(lead.attempts).toBeLessThanOrEqual(2 * ownTries(60));
    }
  });

  it('is not sent again and again for others that are taken, however many are like it', async () => {
    const server = await startPicky(451);
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('before');
    for (let index = 0; index < 30; index += 1) {
      server.refused.add(`refused-${index}`);
      await mailer.add(`refused-${index}`);
    }
    for (let index = 0; index < 24; index += 1) {
      await mailer.add(`visitor-${index}`);
      await pass(mailer, 1);
      mailer.clock.advance(9 * minute);
    }
    const leads = (await mailer.leads()).filter(({ name }) => server.refused.has(name));
    expect(leads).toHaveLength(30);
    // Tries beside its own come early after 5, 15, 35, 75 and 155 minutes at most, and some are spread.
    for (const { attempts } of leads) expect(attempts).toBeLessThanOrEqual(ownTries(240) + 8);
  });

  it('is, with enough others, a fault of the mail server: then all are tried again together', async () => {
    const server = await startPicky(451);
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('before');
    await mailer.runUntilIdle();
    for (let index = 0; index < 30; index += 1) {
      server.refused.add(`visitor-${index}`);
      await mailer.add(`visitor-${index}`);
    }
    await mailer.runUntilIdle();
    await pass(mailer, 120);
    server.refused.clear();
    await pass(mailer, 6);
    expect((await mailer.leads()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('by a mail server that closes down at its content does not keep others waiting', async () => {
    const server = await startPicky(421);
    server.refused.add('one');
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    mailer.clock.advance(1);
    await mailer.add('two');
    await pass(mailer, 2);
    expect(await mailer.leads()).toMatchObject([{ state: 'queued' }, { state: 'sent' }]);
  });

  it('or refused waits its minute, although others go out', async () => {
    const server = await startPicky(554);
    server.refused.add('one');
    const mailer = await startMailer(plainSmtp(server.port));
    await mailer.add('one');
    mailer.clock.advance(1);
    await mailer.add('two');
    await mailer.runUntilIdle();
    expect(await mailer.leads()).toMatchObject([
      { state: 'queued', attempts: 1, content_rejects: 1 },
      { state: 'sent' },
    ]);
  });
});
