import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Environment } from '../../../server/config/config.ts';
import { holdReasons } from '../../../server/intake/spam/words.ts';
import { mailWords } from '../../../server/mail/words.ts';
import { createStore } from '../../../server/store/open-store.ts';
import { goodFields } from '../../support/contact-message.ts';
import { mountMemory } from '../../support/full-disk.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

let server: TestServer;
afterEach(() => server.close());

const spam = 'Casino bonus! [url=https://win.invalid]click[/url]';

async function start(delivers = false, env: Environment = {}) {
  server = await startTestServer({ delivers, env });
  const post = async (fields: Partial<typeof goodFields>) => {
    const answer = await server.postJson({ ...goodFields, ...fields });
    expect(answer.status).toBe(201);
    return JSON.parse(answer.body) as { id: string; reference: string };
  };
  return { post, run: (...args: string[]) => runLeads(args, { DATABASE_URL: server.databaseUrl }) };
}

const stateOf = async (id: string) => (await server.leads()).find((lead) => lead.id === id)?.state;

describe('A message that looks like spam', () => {
  it('is acknowledged like any other, held with its reason, and not mailed', async () => {
    const { post, run } = await start(true);
    const { id, reference } = await post({ message: spam });
    const ordinary = await post({ message: 'An ordinary question' });
    await waitFor('the other message to be sent', async () => (await stateOf(ordinary.id)) === 'sent');
    expect(await stateOf(id)).toBe('held');
    const shown = await run('show', reference);
    expect(shown.out).toContain(holdReasons.markup);
    expect(shown.out).toContain('release');
  });

  it('is mailed after its release, without a restart of the server', async () => {
    const { post, run } = await start(true);
    const { id, reference } = await post({ message: spam });
    expect(await run('release', reference)).toMatchObject({ code: 0, out: '1 message is queued.\n' });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    expect((await run('release', reference)).code).toBe(1);
  });
});

describe('A message that looks like spam, with SPAM=mark,', () => {
  it('is mailed at once with a mark, listed in no digest, and its reason stays to be seen', async () => {
    const { post, run } = await start(true, { SPAM: 'mark' });
    const { id, reference } = await post({ name: 'Eve', message: spam });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    expect(await server.store.held.findUnreported(10)).toEqual([]);
    const outbox = join(server.folder, 'outbox');
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(mails).toHaveLength(1);
    const { subject } = await PostalMime.parse(mails[0] ?? '');
    expect(subject).toBe(mailWords.suspected(mailWords.subject('Eve', reference)));
    expect(mails[0]).toMatch(/^X-Spam-Flag: YES\r?$/m);
    expect((await run('show', reference)).out).toContain(`looks like it: ${holdReasons.markup}`);
    expect((await run('list')).out).toContain('sent, spam?');
    expect(JSON.parse((await run('show', reference, '--json')).out).holdReason).toContain(holdReasons.markup);
  });

  it('trains the filter after the owner says that it is no spam, and has no mark any more', async () => {
    const { post, run } = await start(true, { SPAM: 'mark' });
    const { id, reference } = await post({ message: spam });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    expect(await run('release', reference)).toMatchObject({ code: 0, out: '1 message is marked as no spam.\n' });
    expect((await server.store.labels.list(10)).map(({ verdict }) => verdict)).toEqual(['genuine']);
    expect((await run('show', reference)).out).not.toContain('looks like it');
    expect((await run('release', reference)).code).toBe(1);
  });
});

it('With SPAM=off the filter does not run, and spam is mailed like any other message', async () => {
  const { post } = await start(true, { SPAM: 'off' });
  const { id } = await post({ message: spam });
  await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
  expect(await server.leads()).toMatchObject([{ hold_reason: null }]);
});

describe('The same words', () => {
  const letter =
    'Hello, we need a booking system for our clinic, with a list for the front desk and a reminder for every patient. Could you call me back about an estimate?';

  /** @returns the state of one message from each place, each under its own address */
  async function postFrom(places: readonly string[], message: string) {
    server = await startTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });
    for (const [index, place] of places.entries()) {
      const fields = { ...goodFields, email: `${index}@visitor.test`, message };
      expect((await server.postJson(fields, { 'x-forwarded-for': place })).status).toBe(201);
    }
    return (await server.leads()).map(({ state }) => state).reverse();
  }

  it('from four places are held from the fourth on', async () => {
    const places = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(await postFrom(places, letter)).toEqual(['queued', 'queued', 'queued', 'held']);
  });

  it('of a short campaign are held from the fourth place on', async () => {
    const places = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const states = ['queued', 'queued', 'queued', 'held'];
    expect(await postFrom(places, 'Hej, jag ville veta ert pris.')).toEqual(states);
  });

  it('sent by one person under many names hold no other message', async () => {
    const places = [...Array<string>(5).fill('192.0.2.1'), '192.0.2.2', '192.0.2.3'];
    expect(await postFrom(places, letter)).toEqual(places.map(() => 'queued'));
  });

  it.each(['Please call me back', 'How much would a new website for our bakery in the old town cost?', '12 34 56'])(
    'that many people say are delivered: %s',
    async (message) => {
      const places = [1, 2, 3, 4, 5].map((place) => `192.0.2.${place}`);
      expect(await postFrom(places, message)).toEqual(places.map(() => 'queued'));
    },
  );
});

describe('The owner', () => {
  it('queues all held messages again at once, and shows their number', async () => {
    const { post, run } = await start();
    for (const name of ['a', 'b']) await post({ name, message: `${spam} ${name}` });
    expect((await run('retry', '--dead')).out).toBe('0 messages are queued again.\n');
    expect((await run('retry', '--held')).out).toBe('2 messages are queued again.\n');
    expect((await run('retry', '--held')).out).toBe('0 messages are queued again.\n');
  });

  it('gets everything as a table that no spreadsheet runs, and as lines for programs', async () => {
    const { post, run } = await start();
    for (let index = 0; index < 4; index += 1) await post({ message: `Number ${index}` });
    await post({ name: '=HYPERLINK("x")', company: '@cmd', message: 'quotes " and\nlines, too' });
    await post({ name: ' \u3000=1+1', company: '＝1+1', message: 'blanks first' });
    const csv = (await run('export')).out;
    expect(csv.startsWith('\uFEFF"id","reference","state"')).toBe(true);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(7);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`"'@cmd"`);
    expect(csv).toContain(`"' \u3000=1+1"`);
    expect(csv).toContain(`"'＝1+1"`);
    expect(csv).toContain('"quotes "" and\nlines, too"');
    const path = join(makeTestFolder(), 'all.csv');
    expect(await run('export', path)).toMatchObject({ code: 0, out: `6 messages are in ${path}.\n` });
    expect(readFileSync(path, 'utf8')).toBe(csv);
    expect((await run('export', path)).code).toBe(1);
    expect((await run('export', join(makeTestFolder(), 'backups', 'all.csv'))).code).toBe(0);
    const lines = (await run('export', '--format', 'ndjson')).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).message)).toEqual([
      ...Array.from({ length: 4 }, (_, index) => `Number ${index}`),
      'quotes " and\nlines, too',
      'blanks first',
    ]);
  });

  it('gets a workbook of text cells, in a file for the owner alone', async () => {
    const { post, run } = await start();
    const { reference } = await post({ name: '=HYPERLINK("x")', company: 'constructor', message: 'x; =1+1\nof & <b>' });
    const path = join(makeTestFolder(), 'all.XLSX');
    expect(await run('export', path)).toMatchObject({ code: 0, out: `1 messages are in ${path}.\n` });
    expect(statSync(path).mode & 0o077).toBe(0);
    const sheet = strFromU8(unzipSync(readFileSync(path))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const texts = [...sheet.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text]) => text);
    for (const text of ['reference', reference, '=HYPERLINK("x")', 'constructor', 'x; =1+1\nof &amp; &lt;b&gt;'])
      expect(texts).toContain(text);
    expect((await run('export', path)).code).toBe(1);
    for (const args of [
      ['--format', 'xlsx'],
      [path, '--format', 'csv'],
      ['all.csv', '--format', 'xlsx'],
    ])
      expect((await run('export', ...args)).error).toContain('FILE.xlsx');
  });

  it('sees a bar for each day and how long messages took', async () => {
    const { post, run } = await start(true);
    const { id } = await post({ message: 'Quickly' });
    await post({ message: spam });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    const { out } = await run('stats', '--days', '3');
    expect(out).toContain('1 sent');
    expect(out).toContain('1 held');
    // Two lines about the store, one of answers, a heading, a line for each day.
    expect(out.trimEnd().split('\n')).toHaveLength(7);
    expect(out).toMatch(new RegExp(`${new Date().toISOString().slice(0, 10)} +2 .*█.* 1 held`));
    const { states, days } = JSON.parse((await run('stats', '--json')).out);
    expect(states).toEqual({ queued: 0, sending: 0, sent: 1, dead: 0, held: 1 });
    expect(days).toHaveLength(14);
  });

  it('deletes delivered messages for good, and only with --yes', async () => {
    const { post, run } = await start(true);
    const secret = 'a word nobody else uses: quixotry';
    const { id } = await post({ message: secret });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    const kept = await post({ message: spam });
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await run('purge', '--sent-before', soon)).code).toBe(1);
    expect(await stateOf(id)).toBe('sent');
    expect(await run('purge', '--sent-before', soon, '--yes')).toMatchObject({
      code: 0,
      out: '1 delivered messages are deleted.\n',
    });
    expect(await stateOf(id)).toBeUndefined();
    expect(await stateOf(kept.id)).toBe('held');
    if (inject('postgresUrl')) return;
    const folder = join(server.folder, 'data');
    const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(bytes.includes('quixotry')).toBe(false);
    expect(bytes.includes(kept.reference)).toBe(true);
  });

  it('deletes held messages by their age, and leaves the delivered ones', async () => {
    const { post, run } = await start(true);
    const { id } = await post({ message: 'Ordinary' });
    await waitFor('the mail', async () => (await stateOf(id)) === 'sent');
    await post({ message: spam });
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await run('purge', '--held-before', '2020-01-01', '--yes')).out).toContain('No held messages');
    expect((await run('purge', '--held-before', soon)).error).toContain('1 held messages came in before');
    expect((await run('purge', '--held-before', soon, '--yes')).out).toBe('1 held messages are deleted.\n');
    expect((await run('purge', '--dead-before', soon, '--yes')).out).toContain('No undeliverable messages');
    expect((await run('purge', '--dead-before', soon, '--held-before', soon)).code).toBe(2);
    expect((await server.leads()).map((lead) => lead.id)).toEqual([id]);
  });

  it('deletes one message for good, with --yes', async () => {
    const { post, run } = await start();
    const { reference } = await post({ message: 'a word nobody else uses: quixotry' });
    const kept = await post({ message: 'Another' });
    expect((await run('delete', reference)).error).toContain('was never delivered');
    expect(await run('delete', reference, '--yes')).toMatchObject({ code: 0, out: `${reference} is deleted.\n` });
    expect((await server.leads()).map(({ id }) => id)).toEqual([kept.id]);
    expect((await run('delete', reference, '--yes')).code).toBe(1);
    if (inject('postgresUrl')) return;
    const folder = join(server.folder, 'data');
    const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(bytes.includes('quixotry')).toBe(false);
  });

  it('takes a whole copy while the server runs, and overwrites nothing', async () => {
    const { post, run } = await start();
    await post({ message: 'In the copy' });
    const path = join(makeTestFolder(), 'new', 'folder', 'copy.db');
    expect((await run('backup', path)).code).toBe(0);
    expect(statSync(path).mode & 0o077).toBe(0);
    const copy = createStore({ kind: 'sqlite', path }, { mode: 'inspect' });
    await copy.open();
    expect(await copy.reader.list({ limit: 9 })).toMatchObject([{ message: 'In the copy' }]);
    await copy.close();
    expect((await run('backup', path)).code).toBe(1);
  });

  it.skipIf(inject('postgresUrl'))('gets an error when a copy has no room, and no file is left', async ({ skip }) => {
    const disk = mountMemory('256k');
    if (disk === undefined) return skip('needs the right to mount a small disk (root on Linux)');
    onTestFinished(disk.unmount);
    const { post, run } = await start();
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8']) await post({ name, message: 'x'.repeat(60_000) });
    const { code, error } = await run('backup', join(disk.path, 'copy.db'));
    expect(code).toBe(1);
    expect(error).toContain('The copy could not be written');
    expect(readdirSync(disk.path)).toEqual([]);
  });
});
