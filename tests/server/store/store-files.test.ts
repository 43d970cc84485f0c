import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer } from '../../support/server/test-server.ts';

const pathOf = (databaseUrl: string) => databaseUrl.slice('sqlite:'.length);

describe('While the server runs, the file of its store', () => {
  it.each<[string, (path: string) => void]>([
    ['removed', (path) => rmSync(path)],
    ['replaced', (path) => copyFileSync(path, `${path}2`)],
    ['left without its log', (path) => rmSync(`${path}-wal`)],
  ])('%s stops all acknowledgements, and is logged', async (how, disturb) => {
    const server = await openServer();
    expect((await server.postJson({ ...goodFields, name: 'before' })).status).toBe(201);
    const path = pathOf(server.databaseUrl);
    disturb(path);
    if (how === 'replaced') renameSync(`${path}2`, path);
    expect((await server.postJson({ ...goodFields, name: 'after' })).status).toBe(503);
    expect((await server.ask('/readyz')).status).toBe(503);
    expect(server.logLines.join('')).toMatch(/was (?:removed|replaced) while the server runs/);
    expect((await server.ask('/about')).status).toBe(200);
  });

  it('put back is used again', async () => {
    const server = await openServer();
    const path = pathOf(server.databaseUrl);
    renameSync(path, `${path}.away`);
    expect((await server.postJson(goodFields)).status).toBe(503);
    renameSync(`${path}.away`, path);
    expect((await server.postJson(goodFields)).status).toBe(201);
  });

  it('holds everything after a checkpoint, without its log', async () => {
    const server = await openServer();
    await server.postJson(goodFields);
    await server.store.checkpoint();
    const copy = `${makeTestFolder()}/copy.db`;
    copyFileSync(pathOf(server.databaseUrl), copy);
    using db = new DatabaseSync(copy);
    expect(db.prepare('SELECT count(*) AS n FROM leads').get()).toEqual({ n: 1 });
  });
});

describe('The check', () => {
  it('finds the log of a running server removed', async () => {
    const server = await openServer();
    rmSync(`${pathOf(server.databaseUrl)}-wal`);
    const { out } = await runLeads(['check'], { DATABASE_URL: server.databaseUrl });
    expect(out).toContain('leads.db-wal) was removed while the server runs');
  });

  it('finds the log missing that a killed server left, and nothing at a store that was closed', async () => {
    const server = await openServer();
    const path = pathOf(server.databaseUrl);
    await server.store.close();
    const before = await runLeads(['check'], { DATABASE_URL: server.databaseUrl });
    expect(before.out).not.toContain('leads.db-wal');
    rmSync(`${path}-wal`, { force: true });
    writeFileSync(`${path}-lock`, '');
    const { out } = await runLeads(['check'], { DATABASE_URL: server.databaseUrl });
    expect(out).toContain('leads.db-wal) is missing');
  });
});

it('A second server on the same store ends with a message, while `npm run leads` and a backup work', async () => {
  const folder = makeTestFolder();
  const env = { DATABASE_URL: `sqlite:${folder}/leads.db`, SMTP_URL: `file:${folder}/outbox` };
  const siteDir = writeFixtureSite(folder);
  const first = spawnServer(siteDir, env);
  onTestFinished(() => void first.kill('SIGKILL'));
  await first.ready();
  const second = spawnServer(siteDir, env);
  onTestFinished(() => void second.kill('SIGKILL'));
  expect((await second.exit).code).toBe(1);
  expect((await second.line('store-taken')).msg).toContain('Another server is using this store');
  expect((await runLeads(['list'], env)).code).toBe(0);
  expect((await runLeads(['backup', `${folder}/copies/now.db`], env)).code).toBe(0);
  expect(statSync(`${folder}/copies/now.db`).size).toBeGreaterThan(0);
  first.kill('SIGKILL');
  await first.exit;
  const third = spawnServer(siteDir, env);
  onTestFinished(() => void third.kill('SIGKILL'));
  await third.ready();
});
