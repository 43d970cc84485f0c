import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../../tests/support/server/temporary-folder.ts';
import type { OpenMode } from '../engine.ts';
import { openSqliteFile } from './file.ts';
import { SqliteThread } from './thread.ts';

/** Bytes: with the schema, so that the file can be opened. */
const firstPage = 4096;

const createThread = (folder: string, mode: OpenMode = 'serve') =>
  new SqliteThread({ path: join(folder, 'leads.db'), mode });

it('Two opens at once share one thread, which leaves nothing behind at its end', async () => {
  const folder = makeTestFolder();
  const thread = createThread(folder);
  await Promise.all([thread.open(), thread.open()]);
  await thread.run("INSERT INTO meta VALUES ('a', 'b')", []);
  await thread.close();
  expect(readdirSync(folder)).toEqual(['leads.db']);
});

it('Closed while it opens it is closed afterwards', async () => {
  const folder = makeTestFolder();
  const thread = createThread(folder);
  const opening = thread.open();
  await thread.close();
  await opening;
  await expect(thread.run('SELECT 1', [])).rejects.toMatchObject({ fault: 'unavailable' });
  expect(readdirSync(folder)).toEqual(['leads.db']);
});

it('After damage was met nothing else is asked of the same thread', async () => {
  const folder = makeTestFolder();
  const path = join(folder, 'leads.db');
  openSqliteFile(path, 'serve').close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xab, firstPage));

  const thread = createThread(folder, 'inspect');
  await thread.open();
  const damage = thread.run('SELECT * FROM rate_hits', []);
  const later = thread.run('SELECT 1', [], true);
  await expect(damage).rejects.toMatchObject({ fault: 'broken' });
  await expect(later).rejects.toMatchObject({ fault: 'broken' });
  await thread.close();
});
