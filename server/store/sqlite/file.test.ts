import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '../../../tests/support/server/temporary-folder.ts';
import { toStoreError } from '../store-error.ts';
import { copyBeforeMigration, migrationCopyPath } from './copy-before-migration.ts';
import { openSqliteFile } from './file.ts';
import { migrate } from './migrate.ts';

const makePath = () => join(makeTestFolder(), 'new', 'folder', 'leads.db');

const pragma = (db: DatabaseSync, name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

it('A new store waits for the disk, belongs to its owner alone and is up to date', () => {
  const path = makePath();
  const db = openSqliteFile(path, 'serve');
  onTestFinished(() => db.close());
  expect(pragma(db, 'synchronous')).toBe(2);
  expect(pragma(db, 'journal_mode')).toBe('wal');
  expect(pragma(db, 'user_version')).toBe(9);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('Opening it again keeps what is in it', () => {
  const path = makePath();
  const first = openSqliteFile(path, 'serve');
  first.exec("INSERT INTO meta VALUES ('a', 'b')");
  first.close();
  const second = openSqliteFile(path, 'serve');
  expect(second.prepare('SELECT value FROM meta').get()).toEqual({ value: 'b' });
  second.close();
});

it('Opening it after a process that was killed leaves nothing in the log that was not written anew', () => {
  const path = makePath();
  const killed = openSqliteFile(path, 'serve');
  onTestFinished(() => killed.close());
  for (let index = 0; index < 100; index += 1) killed.exec(`INSERT INTO meta VALUES ('${index}', 'x')`);
  const later = openSqliteFile(path, 'serve');
  onTestFinished(() => later.close());
  // One page, which every opening writes.
  expect(statSync(`${path}-wal`).size).toBeLessThan(2 * 4096);
  expect(later.prepare('SELECT count(*) AS n FROM meta').get()).toEqual({ n: 100 });
});

it('Looking into a store that is not there creates nothing', () => {
  const path = makePath();
  expect(() => openSqliteFile(path, 'inspect')).toThrow('no such file');
  expect(existsSync(path)).toBe(false);
});

it('A store of a newer program is left alone', () => {
  const path = makePath();
  const db = openSqliteFile(path, 'serve');
  db.exec('PRAGMA user_version = 999');
  db.close();
  for (const mode of ['serve', 'inspect'] as const) expect(() => openSqliteFile(path, mode)).toThrow('version 999');
});

it('A migration that fails leaves the store unchanged', () => {
  const db = new DatabaseSync(':memory:');
  // Version 0, but with a table of a later step.
  db.exec('CREATE TABLE rate_hits (x)');
  expect(() => migrate(db)).toThrow('rate_hits');
  expect(pragma(db, 'user_version')).toBe(0);
  expect(() => db.prepare('SELECT * FROM leads')).toThrow('no such table');
  db.exec('DROP TABLE rate_hits');
  migrate(db);
  expect(pragma(db, 'user_version')).toBe(9);
});

it.each([
  [5, 'unavailable'],
  [261, 'unavailable'],
  [13, 'full'],
  [4874, 'full'],
  [10, 'failing'],
  [1034, 'failing'],
  [11, 'broken'],
  [26, 'broken'],
  [2067, 'refused'],
  [1, 'refused'],
  [undefined, 'refused'],
])('SQLite’s code %s means %s', (errcode, fault) => {
  expect(toStoreError({ message: 'x', errcode }).fault).toBe(fault);
});

it('A store of an older release is copied beside the new one, once', () => {
  const folder = makeTestFolder();
  const path = join(folder, 'leads.db');
  const older = new DatabaseSync(path);
  older.exec('CREATE TABLE leads (id TEXT PRIMARY KEY NOT NULL, state TEXT, received_at INTEGER) STRICT');
  older.exec("INSERT INTO leads VALUES ('one', 'sent', 1); PRAGMA user_version = 5");
  const kept = migrationCopyPath(path, 5);
  copyBeforeMigration(older, path);
  older.exec("INSERT INTO leads VALUES ('two', 'sent', 1)");
  copyBeforeMigration(older, path);
  older.close();
  const copy = new DatabaseSync(kept, { readOnly: true });
  expect(copy.prepare('SELECT id FROM leads').all()).toEqual([{ id: 'one' }]);
  expect(pragma(copy, 'user_version')).toBe(5);
  copy.close();
  expect(statSync(kept).mode & 0o077).toBe(0);
});

it('A store of this release, and an empty one, are not copied', () => {
  const folder = makeTestFolder();
  const path = join(folder, 'leads.db');
  for (const _ of [1, 2]) openSqliteFile(path, 'serve').close();
  expect(readdirSync(folder).filter((name) => name.includes('version'))).toEqual([]);
});
