import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseImapUrl } from '../../../server/config/mail-url.ts';
import { sendCanary } from '../../../server/intake/send-canary.ts';
import { createBounceReader } from '../../../server/jobs/bounces.ts';
import { maxBounceBytes } from '../../../server/mail/bounce/take-bounce.ts';
import { StoreError } from '../../../server/store/store-error.ts';
import { goodFields } from '../../support/contact-message.ts';
import { runSql } from '../../support/server/databases.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { type Folder, openMailbox, toFolder } from '../../support/server/imap-mailbox.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer } from '../../support/server/test-server.ts';
import { minute, silentLog } from '../../support/server/timed-mailer.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { bounces, nonBounces } from './bounce-mails.ts';

const address = 'bounces@company.test';
const day = 24 * 60 * minute;

async function start() {
  const sink = await openSink();
  const server = await openServer({ env: { ...sink.env, BOUNCE_ADDRESS: address }, delivers: true });
  await server.postJson(goodFields);
  await waitFor('the mail', async () => (await server.leads())[0]?.state === 'sent');
  const clock = new FakeClock();
  const lines: Record<string, unknown>[] = [];
  const note = (line: object) => void lines.push({ ...line });
  const createReader = (url: string, folders = ['INBOX'], onCounted = () => {}) =>
    createBounceReader({
      bounces: server.store.bounces,
      canary: server.store.canary,
      reading: server.store.mailbox,
      mail: { to: 'owner@company.test', from: 'website@company.test', bounceAddress: address },
      mailbox: { server: parseImapUrl(url), folders },
      clock,
      log: { ...silentLog, info: note, warn: note },
      onCounted,
    });
  const sender = sink.received[0]?.envelope.from ?? '';
  const bounce = (bounces['a report of Postfix']?.(sender) ?? '').replaceAll('\n', '\r\n');
  return { server, clock, lines, createReader, sender, bounce };
}

const letter = 'From: a@a.test\r\nSubject: Hello\r\n\r\nHello\r\n';

function add(folder: Folder | undefined, uid: number, mail: string): void {
  folder?.mails.set(uid, mail);
}

describe('A mailbox of bounces', () => {
  it('is read also when marked as read, counts each mail once, and changes nothing', async () => {
    const { server, createReader, sender } = await start();
    const mails = [...Object.values(nonBounces), ...Object.values(bounces)].map((make) =>
      make(sender).replaceAll('\n', '\r\n'),
    );
    const mailbox = await openMailbox({ INBOX: toFolder(mails) });
    let counted = 0;
    const read = createReader(mailbox.url, ['INBOX'], () => {
      counted += 1;
    });
    await read();
    expect(counted).toBe(1);
    expect(await server.leads()).toMatchObject([{ content_rejects: 1, bounced_attempt: 1 }]);
    expect(mailbox.fetched()).toHaveLength(mails.length);
    await read();
    add(mailbox.folders.INBOX, 100, letter);
    await read();
    expect(mailbox.fetched().slice(mails.length)).toEqual([100]);
    expect(mailbox.commands.filter((command) => /SELECT|STORE|EXPUNGE|MOVE|COPY/.test(command))).toEqual([]);
    expect(await server.store.mailbox.assess()).toEqual({ state: 'read' });
  });

  it('is first read from two weeks back, and the next process continues there', async () => {
    const { createReader } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter, letter, letter]) });
    mailbox.folders.INBOX?.old.add(1).add(2);
    await createReader(mailbox.url)();
    expect(mailbox.fetched()).toEqual([3]);
    expect(mailbox.commands.find((command) => command.includes('SINCE'))).toContain('6-Nov-2026');
    add(mailbox.folders.INBOX, 4, letter);
    await createReader(mailbox.url)();
    expect(mailbox.fetched()).toEqual([3, 4]);
  });

  it('with old mails alone is not read, later mails are', async () => {
    const { createReader } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter, letter]) });
    mailbox.folders.INBOX?.old.add(1).add(2);
    const read = createReader(mailbox.url);
    await read();
    await read();
    add(mailbox.folders.INBOX, 3, letter);
    await read();
    expect(mailbox.fetched()).toEqual([3]);
  });

  it('with new numbers is read again, and nothing counts twice', async () => {
    const { server, createReader, bounce } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter, bounce]) });
    let counted = 0;
    const read = createReader(mailbox.url, ['INBOX'], () => {
      counted += 1;
    });
    await read();
    mailbox.folders.INBOX = toFolder([bounce], 2);
    await read();
    expect(mailbox.fetched()).toEqual([1, 2, 1]);
    expect(counted).toBe(1);
    expect((await server.leads())[0]?.content_rejects).toBe(1);
  });

  it('sends only the needed part of a mail', async () => {
    const { server, createReader, bounce } = await start();
    const long = `${bounce}\r\n${'x'.repeat(3 * maxBounceBytes)}`;
    const mailbox = await openMailbox({ INBOX: toFolder([long]) });
    await createReader(mailbox.url)();
    expect((await server.leads())[0]?.bounced_attempt).toBe(1);
    expect(mailbox.commands.find((command) => command.startsWith('UID FETCH'))).toContain(`<0.${maxBounceBytes}>`);
  });

  it('has further folders, and a missing one is reported once and delays no other', async () => {
    const { server, createReader, bounce, lines } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter]), 'Junk E-mail': toFolder([bounce]) });
    const read = createReader(mailbox.url, ['INBOX', 'Spam', 'Junk E-mail']);
    await read();
    await read();
    expect((await server.leads())[0]?.bounced_attempt).toBe(1);
    const fault = 'Spam: there is no such folder';
    expect(await server.store.mailbox.assess()).toEqual({ state: 'failing', fault });
    expect(lines.filter(({ evt }) => evt === 'bounces-unread')).toEqual([{ evt: 'bounces-unread', reason: fault }]);
    mailbox.folders.Spam = toFolder([]);
    await read();
    expect(lines.at(-1)).toEqual({ evt: 'bounces-read' });
  });
});

describe('A mail that cannot be read', () => {
  it.each(['refused', 'cut'] as const)(
    '(%s) is tried three times and named once, and the mails behind it do not wait',
    async (kind) => {
      const { server, clock, createReader, bounce, lines } = await start();
      const mailbox = await openMailbox({ INBOX: toFolder([letter, letter, bounce]) });
      mailbox[kind].add(2);
      const read = createReader(mailbox.url);
      await read();
      expect((await server.leads())[0]?.bounced_attempt).toBe(1);
      expect(await server.store.mailbox.assess()).toEqual({ state: 'read' });
      const tries = () => mailbox.fetched().filter((uid) => uid === 2).length;
      expect(tries()).toBe(1);
      const passedOver = () => lines.filter(({ evt }) => evt === 'bounce-passed-over');
      for (const [wait, count] of [
        [10 * minute, 2],
        [day, 3],
      ] as const) {
        expect(passedOver()).toEqual([]);
        clock.advance(wait);
        await read();
        await read();
        expect(tries()).toBe(count);
      }
      expect(passedOver()).toEqual([{ evt: 'bounce-passed-over', folder: 'INBOX', uid: 2 }]);
      clock.advance(day);
      await read();
      expect(tries()).toBe(3);
      expect(await server.store.mailbox.assess()).toEqual({ state: 'read' });
    },
  );

  it('and is the only one is reported until another is read, or it is skipped', async () => {
    const { server, clock, createReader } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter]) });
    mailbox.refused.add(1).add(3);
    const read = createReader(mailbox.url);
    const readAndAssess = async () => {
      await read();
      return await server.store.mailbox.assess();
    };
    const failing = { state: 'failing', fault: 'INBOX: refused (fetch)' };
    expect(await readAndAssess()).toEqual(failing);
    expect(await readAndAssess()).toEqual(failing);
    add(mailbox.folders.INBOX, 2, letter);
    expect(await readAndAssess()).toEqual({ state: 'read' });
    add(mailbox.folders.INBOX, 3, letter);
    expect(await readAndAssess()).toEqual(failing);
    clock.advance(day);
    expect(await readAndAssess()).toEqual(failing);
    clock.advance(day);
    expect(await readAndAssess()).toEqual({ state: 'read' });
  });

  it('counts when it can be read the second time, and is not looked for when it is gone', async () => {
    const { server, clock, createReader, bounce, lines } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([bounce, letter]) });
    mailbox.refused.add(1).add(2);
    const read = createReader(mailbox.url);
    await read();
    mailbox.refused.clear();
    mailbox.folders.INBOX?.mails.delete(2);
    clock.advance(10 * minute);
    await read();
    expect((await server.leads())[0]?.bounced_attempt).toBe(1);
    expect(mailbox.fetched()).toEqual([1, 2, 1]);
    clock.advance(day);
    await read();
    expect(mailbox.fetched()).toEqual([1, 2, 1]);
    expect(lines.filter(({ evt }) => evt === 'bounce-passed-over')).toEqual([]);
  });

  it('without the store is read again, and no attempt counts', async () => {
    const { server, clock, createReader, bounce } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter, bounce]) });
    const { record } = server.store.bounces;
    const read = createReader(mailbox.url);
    server.store.bounces.record = () => Promise.reject(new StoreError('unavailable', 'away'));
    for (let times = 0; times < 4; times += 1) {
      await expect(read()).rejects.toThrow(StoreError);
      clock.advance(day);
    }
    server.store.bounces.record = record;
    await read();
    expect((await server.leads())[0]?.bounced_attempt).toBe(1);
  });
});

describe('A mail server', () => {
  it('that refuses the login is reported without the password, and changes nothing', async () => {
    const { server, createReader, lines } = await start();
    const mailbox = await openMailbox({}, { password: 'another' });
    await createReader(mailbox.url)();
    const fault = 'the login is refused';
    expect(await server.store.mailbox.assess()).toEqual({ state: 'failing', fault });
    expect(lines).toEqual([{ evt: 'bounces-unread', reason: fault }]);
    expect(await server.leads()).toMatchObject([{ state: 'sent' }]);
  });

  it('that is missing is reported in the words of the system', async () => {
    const { server, createReader } = await start();
    await createReader('imap://user:pass@127.0.0.1:1')();
    expect(await server.store.mailbox.assess()).toMatchObject({ fault: 'it cannot be reached (ECONNREFUSED)' });
  });

  it.each(['greeting', 'LOGIN', 'EXAMINE', 'UID SEARCH', 'UID FETCH'])(
    'that gives no answer (%s) is told, and asked again',
    async (step) => {
      const { server, clock, createReader, bounce } = await start();
      const mailbox = await openMailbox({ INBOX: toFolder([bounce]) }, { silent: new Set([step]) });
      const read = createReader(mailbox.url);
      const reading = read();
      await waitFor('a step without an answer', () => mailbox.isWaiting());
      clock.advance(minute);
      await reading;
      expect(await server.store.mailbox.assess()).toMatchObject({
        state: 'failing',
        fault: expect.stringContaining('no answer'),
      });
      mailbox.silent.clear();
      clock.advance(10 * minute);
      await read();
      expect((await server.leads())[0]?.bounced_attempt).toBe(1);
      expect(await server.store.mailbox.assess()).toEqual({ state: 'read' });
    },
  );

  it('without an answer does not delay the end of the process, and is not reported for it', async () => {
    const { server, createReader } = await start();
    const mailbox = await openMailbox({ INBOX: toFolder([letter]) }, { silent: new Set(['UID FETCH']) });
    const stopping = new AbortController();
    const reading = createReader(mailbox.url)(stopping.signal);
    await waitFor('a step without an answer', () => mailbox.isWaiting());
    stopping.abort();
    await reading.catch(() => {});
    expect(await server.store.mailbox.assess()).toEqual({ state: 'unknown' });
  });
});

it('A server that waits for its mailbox ends at once on a stop', async () => {
  const mailbox = await openMailbox({ INBOX: toFolder([letter]) }, { silent: new Set(['UID FETCH']) });
  const folder = makeTestFolder();
  const server = spawnServer(writeFixtureSite(folder), {
    DATABASE_URL: `sqlite:${join(folder, 'leads.db')}`,
    BOUNCE_ADDRESS: address,
    BOUNCE_IMAP_URL: mailbox.url,
  });
  await server.ready();
  await waitFor('a step without an answer', () => mailbox.isWaiting());
  server.kill('SIGTERM');
  // Other codes mean a stop that took too long.
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

it('An unreadable mailbox is shown by /readyz, the metrics and the check, until it can be read', async () => {
  const mailbox = await openMailbox({ INBOX: toFolder([letter]) });
  const env = { BOUNCE_ADDRESS: address, BOUNCE_IMAP_URL: mailbox.url, BOUNCE_FOLDERS: 'Junk' };
  const server = await openServer({ env });
  server.metrics.watchMailbox(server.store.mailbox.assess);
  const see = async () => ({
    ready: JSON.parse((await server.ask('/readyz')).body).bounces,
    metric: /^leads_bounces_unread (\d)/m.exec(await server.metrics.registry.metrics())?.[1],
    faults: (await runLeads(['check'], { ...env, DATABASE_URL: server.databaseUrl })).out
      .split('\n')
      .filter((line) => line.includes('mailbox of bounces')),
  });
  const missing = '✗ The mailbox of bounces cannot be read: Junk: there is no such folder.';
  expect(await see()).toEqual({ ready: 'unknown', metric: '0', faults: [expect.stringContaining(missing)] });
  const read = createBounceReader({
    bounces: server.store.bounces,
    canary: server.store.canary,
    reading: server.store.mailbox,
    mail: { to: 'owner@company.test', from: 'website@company.test', bounceAddress: address },
    clock: new FakeClock(),
    log: silentLog,
    onCounted() {},
    mailbox: { server: parseImapUrl(mailbox.url), folders: ['INBOX', 'Junk'] },
  });
  await read();
  expect(await see()).toEqual({ ready: 'failing', metric: '1', faults: [expect.stringContaining(missing)] });
  mailbox.folders.Junk = toFolder([]);
  expect((await see()).faults).toEqual([expect.stringMatching(/was not read: Junk: .* is the server running/)]);
  await read();
  expect(await see()).toEqual({ ready: 'read', metric: '0', faults: [] });
  await runSql(server.databaseUrl, "UPDATE meta SET value = '1' WHERE key = 'bounces-read'", 'SELECT 1');
  expect(await see()).toMatchObject({ ready: 'failing', metric: '1' });
});

it('A canary in the mailbox counts as returned, one that another mail quotes does not', async () => {
  const { server, createReader } = await start();
  const { canary } = server.store;
  const { id } = await sendCanary(server.url, await canary.secret());
  const own = `From: website@company.test\r\nX-Lead-Id: ${id}\r\nSubject: Canary\r\n\r\nx\r\n`;
  const quoted = toFolder([`From: x@x.test\r\nSubject: Re\r\n\r\n${own}`]);
  await createReader((await openMailbox({ INBOX: quoted })).url)();
  expect(await canary.noteReturn('no canary')).toBe(false);
  await createReader((await openMailbox({ INBOX: toFolder([own], 2) })).url)();
  expect(await canary.noteReturn(id)).toBe(false);
  expect(await canary.assess(true)).toBe('returned');
  expect((await server.store.reader.findByPrefix(id, 1))[0]?.answered_at).toBeGreaterThan(0);
});
