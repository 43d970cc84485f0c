import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSum } from '../../../server/store/copy/sum-rows.ts';
import { goodFields } from '../../support/contact-message.ts';
import { newDatabase, runSql } from '../../support/server/databases.ts';
import { runLeads, spawnLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer, startTestServer } from '../../support/server/test-server.ts';

const tables = ['leads', 'deliveries', 'text_hits', 'rate_hits', 'numbers'];
const login = '{"refresh":"a log-in"}';
const odd = 'Zeichen: äöü 漢字 👩\u200d👩\u200d👧 \' " \\ \t\r\nend';

const pathOf = (database: string) => database.slice('sqlite:'.length);
const sqliteIn = (folder: string) => `sqlite:${join(folder, 'leads.db')}`;
const copy = (from: string, to: string) => runLeads(['copy-to', to], { DATABASE_URL: from });

/** All rows that a copy has to contain, in a fixed order. */
async function readAll(database: string): Promise<string[]> {
  const rows = await Promise.all(tables.map(async (table) => await runSql(database, `SELECT * FROM ${table}`)));
  const meta = await runSql(database, "SELECT * FROM meta WHERE key NOT IN ('version', 'probe', 'unused-copy')");
  const numbers = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\d{7,15}$/.test(value) ? Number(value) : value;
  const texts = [...rows, meta].flat().map((row) => JSON.stringify(Object.entries(row).sort(), numbers));
  return texts.filter((text) => !text.includes('mail-login')).sort();
}

/** A store with rows in each of its tables. */
async function fill() {
  const database = sqliteIn(makeTestFolder());
  const limit = { RATE_LIMIT_PER_IP: '1000/10m' };
  const server = await startTestServer({
    env: { ...limit, DATABASE_URL: database, MAIL_TO: 'a@company.test,b@company.test' },
    delivers: true,
  });
  for (const message of ['One message', odd, 'Casino bonus! [url=https://win.invalid]click[/url]'])
    expect((await server.postJson({ ...goodFields, message })).status).toBe(201);
  await server.store.probe();
  await server.store.numbers.add('2026-11-20', new Map([['page', new Map([['/about', { n: 3 }]])]]));
  const key = await server.store.links.key();
  const bounceKey = await server.store.bounces.key();
  const [lead] = await server.leads();
  await server.store.labels.mark([lead?.id ?? ''], 'spam');
  await server.store.labels.write('{"weights":1}');
  await server.close();
  writeFileSync(join(dirname(pathOf(database)), 'mail-login.json'), login);
  return { database, key, bounceKey };
}

it('A copy holds every row and key, from SQLite to the other database and back', async () => {
  const { database, key, bounceKey } = await fill();
  const there = await newDatabase(makeTestFolder());
  const back = sqliteIn(makeTestFolder());
  expect(await copy(database, there)).toMatchObject({ code: 0, error: '' });
  const onward = await copy(there, back);
  expect(onward.code).toBe(0);
  expect(onward.out).toMatch(/3 rows of leads, .*same count and checksum/);
  const original = await readAll(database);
  expect(original.length).toBeGreaterThan(10);
  expect(await readAll(there)).toEqual(original);
  expect(await readAll(back)).toEqual(original);
  expect(readFileSync(join(dirname(pathOf(back)), 'mail-login.json'), 'utf8')).toBe(login);
  expect(statSync(pathOf(back)).mode & 0o077).toBe(0);

  const server = await openServer({ env: { DATABASE_URL: back } });
  expect(await server.store.links.key()).toBe(key);
  expect(await server.store.bounces.key()).toBe(bounceKey);
  expect(await server.store.labels.read()).toBe('{"weights":1}');
  expect((await server.leads()).some(({ message }) => message.includes('漢字 👩\u200d👩\u200d👧'))).toBe(true);
});

it('A copy that no server has opened is replaced by the next one', async () => {
  const { database } = await fill();
  const there = await newDatabase(makeTestFolder());
  expect((await copy(database, there)).code).toBe(0);
  await runSql(database, "UPDATE leads SET company = 'changed since'", 'SELECT 1');
  expect((await copy(database, there)).code).toBe(0);
  expect(await readAll(there)).toEqual(await readAll(database));
});

it('A store that a server has opened is no target, and stays as it is', async () => {
  const { database } = await fill();
  const there = await newDatabase(makeTestFolder());
  const server = await openServer({ env: { DATABASE_URL: there } });
  await server.postJson(goodFields);
  const before = await readAll(there);
  const refused = await copy(database, there);
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(/overwrites no store/);
  expect(await readAll(there)).toEqual(before);
});

it('A copy that a server has opened since is no target any more', async () => {
  const { database } = await fill();
  const there = await newDatabase(makeTestFolder());
  expect((await copy(database, there)).code).toBe(0);
  await (await startTestServer({ env: { DATABASE_URL: there } })).close();
  expect((await copy(database, there)).code).toBe(1);
});

it('A copy that failed leaves nothing, and succeeds when it is repeated', async () => {
  const { database } = await fill();
  const there = await newDatabase(makeTestFolder());
  await runSql(database, "INSERT INTO meta VALUES ('x', 'a' || char(0))", 'SELECT 1');
  await runSql(database, 'ALTER TABLE leads ADD COLUMN of_another_release TEXT', 'SELECT 1');
  const failed = await copy(database, there);
  expect(failed).toMatchObject({ code: 1, error: expect.stringContaining('of_another_release') });
  if (there.startsWith('sqlite:')) expect(existsSync(pathOf(there))).toBe(false);
  await runSql(
    database,
    'ALTER TABLE leads DROP COLUMN of_another_release',
    "DELETE FROM meta WHERE key = 'x'",
    'SELECT 1',
  );
  expect((await copy(database, there)).code).toBe(0);
});

it('A copy while a server runs is reported as the state of one moment', async () => {
  const server = await openServer({});
  await server.postJson(goodFields);
  const there = sqliteIn(makeTestFolder());
  // Runs elsewhere, since this process holds the server's lock.
  const { code, out } = await spawnLeads(['copy-to', there], { DATABASE_URL: server.databaseUrl });
  expect(code).toBe(0);
  expect(out).toContain('A server uses the store');
  await server.postJson({ ...goodFields, message: 'after the copy' });
  expect(await runSql(there, 'SELECT id FROM leads')).toHaveLength(1);
});

it('A server that had nothing to do for an hour is reported by a copy, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = await openServer({});
    await server.postJson(goodFields);
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    const { out } = await spawnLeads(['copy-to', sqliteIn(makeTestFolder())], { DATABASE_URL: server.databaseUrl });
    expect(out).toContain('A server uses the store');
  } finally {
    vi.useRealTimers();
  }
});

it('A log-in beside the target that is another one is kept, and the copy refused', async () => {
  const { database } = await fill();
  const folder = makeTestFolder();
  const other = join(folder, 'mail-login.json');
  writeFileSync(other, 'another');
  expect(await copy(database, sqliteIn(folder))).toMatchObject({
    code: 1,
    error: expect.stringContaining('another log-in'),
  });
  expect(readFileSync(other, 'utf8')).toBe('another');
});

it('A target that is no address, or the store itself, is refused with the reason', async () => {
  const { database } = await fill();
  expect(await copy(database, 'leads.db')).toMatchObject({
    code: 2,
    error: expect.stringContaining('target of copy-to'),
  });
  expect(await copy(database, database)).toMatchObject({ code: 1, error: expect.stringContaining('the store itself') });
});

it('A checksum is another one when a word, a number or a row differs, and the same in another order', () => {
  const sum = (...rows: Parameters<ReturnType<typeof createSum>['add']>[0][]) => {
    const { add, read } = createSum();
    for (const row of rows) add(row);
    return read().checksum;
  };
  const [one, other] = [
    { id: 'a', n: 1 },
    { id: 'b', n: null },
  ];
  expect(sum(one, other)).toBe(sum({ n: null, id: 'b' }, one));
  const sums = [sum(one), sum(other), sum(one, other), sum({ id: 'a', n: 2 }), sum({ id: 'a', n: '1' }), sum(one, one)];
  expect(new Set(sums).size).toBe(sums.length);
});
