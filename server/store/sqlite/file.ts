import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenMode } from '../engine.ts';
import { migrate, migrations, readVersion } from './migrations.ts';

const busyTimeoutMs = 5000;
const synchronousFull = 2;

/** A new name survives a power cut only when the folder that holds it was written too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function createFile(path: string): void {
  const folder = dirname(path);
  const firstMade = mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite gives its side files the mode of this one: visitors' messages are nobody else's business.
  closeSync(openSync(path, 'a', 0o600));
  const top = dirname(firstMade ?? path);
  for (let made = folder; ; made = dirname(made)) {
    syncFolder(made);
    if (made === top || made === dirname(made)) break;
  }
}

function readPragma(db: DatabaseSync, name: string): unknown {
  return db.prepare(`PRAGMA ${name}`).get()?.[name];
}

/**
 * Opens the store so that a commit that returned has reached the disk.
 * @throws if the file system or the build of SQLite does not give what was asked for: acknowledging a message on
 *   weaker terms would be a lie.
 */
export function openSqliteFile(path: string, mode: OpenMode): DatabaseSync {
  if (mode === 'inspect') return openExisting(path, true);
  if (mode === 'change') return makeDurable(openExisting(path, false));
  if (!existsSync(path)) createFile(resolve(path));
  const db = makeDurable(new DatabaseSync(path, { timeout: busyTimeoutMs }));
  try {
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function makeDurable(db: DatabaseSync): DatabaseSync {
  try {
    // What is deleted is overwritten: a purge is a promise to visitors.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON',
    );
    if (readPragma(db, 'journal_mode') !== 'wal')
      throw new Error('the file system does not support write-ahead logging');
    if (readPragma(db, 'synchronous') !== synchronousFull) throw new Error('synchronous=FULL was not accepted');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function openExisting(path: string, readOnly: boolean): DatabaseSync {
  if (!existsSync(path)) throw new Error('there is no such file');
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly });
  const version = readVersion(db);
  if (version === migrations.length) return db;
  db.close();
  throw new Error(`the store is of version ${version}, this program knows ${migrations.length}`);
}
