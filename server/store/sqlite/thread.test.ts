import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import type { OpenMode } from '../engine.ts';
import { openSqliteFile } from './file.ts';
import { SqliteThread } from './thread.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const createThread = (folder: string, mode: OpenMode = 'serve') =>
  new SqliteThread({ path: join(folder, 'leads.db'), mode });

it('Opened twice at once there is one thread, whose end leaves nothing behind', async () => {
  const folder = makeFolder();
  const thread = createThread(folder);
  await Promise.all([thread.open(), thread.open()]);
  await thread.run("INSERT INTO meta VALUES ('a', 'b')", []);
  await thread.close();
  expect(readdirSync(folder)).toEqual(['leads.db']);
});

it('Closed while it opens it is closed afterwards', async () => {
  const folder = makeFolder();
  const thread = createThread(folder);
  const opening = thread.open();
  await thread.close();
  await opening;
  await expect(thread.run('SELECT 1', [])).rejects.toMatchObject({ fault: 'unavailable' });
  expect(readdirSync(folder)).toEqual(['leads.db']);
});

it('After damage was met nothing else is asked of the same thread', async () => {
  const folder = makeFolder();
  const path = join(folder, 'leads.db');
  openSqliteFile(path, 'serve').close();
  const db = new DatabaseSync(path);
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'rate_hits'").get() ?? {};
  db.close();
  const bytes = readFileSync(path);
  const pageSize = bytes.readUInt16BE(16);
  bytes.fill(0xab, (Number(rootpage) - 1) * pageSize, Number(rootpage) * pageSize);
  writeFileSync(path, bytes);

  const thread = createThread(folder, 'inspect');
  await thread.open();
  const damage = thread.run('SELECT * FROM rate_hits', []);
  const later = thread.run('SELECT 1', [], true);
  await expect(damage).rejects.toMatchObject({ fault: 'broken' });
  await expect(later).rejects.toMatchObject({ fault: 'broken' });
  await thread.close();
});
