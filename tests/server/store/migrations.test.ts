import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { newDatabase, runSql } from '../../support/server/databases.ts';
import { firstRelease } from '../../support/server/first-release.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const engine = inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';
/** Fields of the first release. */
const { name, email, phone, company, message } = goodFields;
const sent = { name, email, phone, company, message };
const fingerprint = createHash('sha256')
  .update(JSON.stringify(Object.values(sent)))
  .digest('hex');
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const insertSent = `INSERT INTO leads (id, reference, idem_key, fingerprint, name, email, phone, company, message, received_at,
  state, due_at) VALUES ('1', 'SV-7Q4K-2M', 'key:a-key-of-mine', '${fingerprint}',
  ${Object.values(sent).map(quote).join(', ')}, 1, 'queued', 1)`;

let database: string;
let server: TestServer | undefined;
beforeEach(async () => {
  database = await newDatabase(makeTestFolder());
  await runSql(database, ...firstRelease[engine], insertSent);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const openServer = async () => {
  server = await startTestServer({ env: { DATABASE_URL: database } });
  return server;
};

it('A store of the first release keeps its messages and takes new ones', async () => {
  const { leads, postJson } = await openServer();
  expect(await leads()).toMatchObject([{ ...sent, reference: 'SV-7Q4K-2M', state: 'queued' }]);
  expect((await postJson({ ...goodFields, message: 'another' })).status).toBe(201);
  expect(await leads()).toMatchObject([{ message: 'another' }, sent]);
});

it('A message that the first release stored is known when it is sent again', async () => {
  const { leads, postJson } = await openServer();
  const headers = { 'idempotency-key': 'a-key-of-mine' };
  const answer = await postJson(sent, headers);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ reference: 'SV-7Q4K-2M' });
  expect((await postJson({ ...sent, name: 'other' }, headers)).status).toBe(422);
  expect(await leads()).toHaveLength(1);
});

it('A canary that an earlier release stored is still one, and no message of a visitor', async () => {
  await runSql(database, insertSent.replace("'1', 'SV-7Q4K-2M', 'key:", "'2', 'SV-0000-00', 'canary:key:"));
  const { store } = await openServer();
  expect(await runSql(database, 'SELECT id, is_canary FROM leads ORDER BY id')).toMatchObject([
    { id: '1', is_canary: 0 },
    { id: '2', is_canary: 1 },
  ]);
  expect(await store.canary.assess()).not.toBe('none');
  expect(await store.answers.findUnreminded(0, 10)).toMatchObject([{ id: '1' }]);
});

// Simulates a field that is newer than the store.
it('A field of the message that a store has no column for gets one, empty for what is there', async () => {
  await runSql(database, 'ALTER TABLE leads DROP COLUMN company');
  const { leads, postJson } = await openServer();
  expect((await postJson(goodFields)).status).toBe(201);
  expect((await leads()).map((lead) => lead.company)).toEqual([goodFields.company, '']);
});

it('`npm run leads` names the remedy for a store that lacks a column, and changes nothing', async () => {
  const { close } = await openServer();
  await close();
  server = undefined;
  await runSql(database, 'ALTER TABLE leads DROP COLUMN company');
  const { code, error } = await runLeads(['list'], { DATABASE_URL: database });
  expect([code, error]).toEqual([
    3,
    expect.stringContaining('no column for company yet; a start of the server adds it'),
  ]);
  await expect(runSql(database, 'SELECT company FROM leads')).rejects.toThrow('company');
});

it('An earlier program still stores into a store that got a column from a later one', async () => {
  await runSql(database, 'ALTER TABLE leads DROP COLUMN company');
  const { close } = await openServer();
  await close();
  server = undefined;
  await runSql(
    database,
    insertSent
      .replace(', company', '')
      .replace(`${quote(company)}, `, '')
      .replace("'1', 'SV-7Q4K-2M', 'key:", "'2', 'SV-0000-00', 'key:2"),
  );
  expect(await runSql(database, 'SELECT company FROM leads')).toEqual([{ company: '' }, { company: '' }]);
});
