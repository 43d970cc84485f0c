import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { runLeads as run, spawnLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let env: Record<string, string>;
let receipts: { id: string; reference: string }[];
beforeAll(async () => {
  server = await startTestServer();
  env = { DATABASE_URL: server.databaseUrl };
  const messages = ['first', 'second \u009b31m', `third ${'long '.repeat(100)}`, '山田 '.repeat(80)];
  receipts = [];
  for (const [index, message] of messages.entries()) {
    const answer = await server.postJson({ ...goodFields, name: `Visitor ${index}`, message });
    const { id, reference } = JSON.parse(answer.body) as { id: string; reference: string };
    receipts.push({ id, reference });
  }
});
afterAll(() => server.close());

describe('The owner, while the server runs,', () => {
  it('lists the messages in a table that fits, newest first', async () => {
    const { code, out } = await run(['list'], env);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain(receipts[3]?.reference);
    expect(lines[2]).toMatch(/third .*…$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('narrows the list down', async () => {
    expect((await run(['list', '--limit', '1'], env)).out.trimEnd().split('\n')).toHaveLength(2);
    expect((await run(['list', '--state', 'sent'], env)).out).toBe('No messages.\n');
    expect((await run(['list', '--since', '1h', '--json'], env)).out).toContain('Visitor 0');
    expect((await run(['list', '--since', '2999-01-01'], env)).out).toBe('No messages.\n');
  });

  it('gives programs JSON', async () => {
    const list = JSON.parse((await run(['list', '--json'], env)).out);
    expect(list).toHaveLength(4);
    expect(list[3]).toMatchObject({
      ...goodFields,
      ...receipts[0],
      name: 'Visitor 0',
      message: 'first',
      state: 'queued',
    });
  });

  it('shows one message by its ID, its reference or the beginning of either', async () => {
    const { id = '', reference = '' } = receipts[0] ?? {};
    for (const name of [id, reference, reference.toLowerCase(), reference.slice(0, 8)]) {
      const { code, out } = await run(['show', name], env);
      expect(code).toBe(0);
      for (const text of [reference, id, 'Visitor 0', goodFields.email, 'first']) expect(out).toContain(text);
    }
    expect(JSON.parse((await run(['show', reference, '--json'], env)).out)).toMatchObject({ reference });
  });

  it('gets a list when several begin alike', async () => {
    const { code, error } = await run(['show', 'SV-'], env);
    expect(code).toBe(2);
    for (const { reference } of receipts) expect(error).toContain(reference);
  });

  it('gets an error when there is no such message', async () => {
    expect(await run(['show', 'SV-0000-%'], env)).toMatchObject({ code: 1, error: 'There is no such message.\n' });
  });

  it.each([
    [[]],
    [['bogus']],
    [['show']],
    [['show', 'a', 'b']],
    [['list', 'x']],
    [['list', '--limit', '0']],
    [['list', '--limit', 'x']],
    [['list', '--state', 'lost']],
    [['list', '--since', 'yesterday']],
    [['list', '--bogus']],
    [['list', '--yes']],
    [['export', '--format', 'xml']],
    [['retry']],
    [['retry', '--dead', '--held']],
    [['release']],
    [['purge']],
    [['backup']],
    [['copy-to']],
  ])('gets an error that names the wrong argument: %j', async (args) => {
    const { code, out, error } = await run(args, env);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain('--help');
  });

  it('gets help', async () => {
    expect(await run(['--help'], env)).toMatchObject({ code: 0, out: expect.stringContaining('--since') });
  });
});

describe('Without a store', () => {
  it('the command names the fault and creates no store', async () => {
    const path = join(makeTestFolder(), 'none.db');
    const { code, error } = await run(['list'], { DATABASE_URL: `sqlite:${path}` });
    expect(code).toBe(3);
    expect(error).toContain('there is no such file');
    expect(existsSync(path)).toBe(false);
  });

  it('a wrong DATABASE_URL is named', async () => {
    expect(await run(['list'], { DATABASE_URL: 'leads.db' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('DATABASE_URL'),
    });
  });
});

it('The command reads the messages after the server has stopped, and ends with its exit code', async () => {
  const other = await startTestServer();
  await other.postJson(goodFields);
  await other.store.close();
  const ownEnv = { DATABASE_URL: other.databaseUrl };
  const listed = await spawnLeads(['list'], ownEnv);
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining(goodFields.name), error: '' });
  const exported = await spawnLeads(['export', '--format', 'ndjson'], ownEnv);
  expect(JSON.parse(exported.out)).toMatchObject(goodFields);
  expect(await spawnLeads(['show', 'x'], ownEnv)).toEqual({ code: 1, out: '', error: 'There is no such message.\n' });
  await other.close();
});
