import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenMode } from '../engine.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { migrate, requireMigrated } from './migrate.ts';

const busyTimeoutMs = 5000;
const synchronousFull = 2;
/**
 * Pages in the log before they are written into the file, of 4 kB. A message touches a handful, some of them at random:
 * after SQLite's own 1,000 a busy store would wait for the file's disk at each twentieth commit.
 */
const logPages = 4000;
/** SQLITE_CORRUPT. */
const damaged = 11;

/** A new name survives a power cut only when the folder that holds it was written too. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Makes an empty file, and its folder, unless it is there. */
export function ensureFile(name: string): void {
  if (existsSync(name)) return;
  const path = resolve(name);
  const folder = dirname(path);
  const firstMade = mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite gives its side files the mode of this one: other users may not read the messages.
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

/** Mark in the head of a copy's file until a server opens it: until then another copy may replace this one. */
const unusedId = 0x636f7079;

export const markUnused = (db: DatabaseSync) => db.exec(`PRAGMA application_id = ${unusedId}`);
export const isUnusedCopy = (db: DatabaseSync) => readPragma(db, 'application_id') === unusedId;

/**
 * Opens the store so that commits return only when on disk.
 * @param isSuspect read it through first: it looked damaged
 * @throws if the file system or the build of SQLite does not promise this, since a message may only be acknowledged
 * when on disk.
 */
export function openSqliteFile(path: string, mode: OpenMode, isSuspect = false): DatabaseSync {
  if (mode === 'inspect') return openExisting(path, true);
  if (mode === 'change') return makeDurable(openExisting(path, false));
  ensureFile(path);
  const db = makeDurable(new DatabaseSync(path, { timeout: busyTimeoutMs }));
  try {
    emptyLog(db);
    copyBeforeMigration(db, path);
    migrate(db);
    if (isUnusedCopy(db)) db.exec('PRAGMA application_id = 0');
    if (isSuspect) requireSound(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** @throws with SQLite's own code for damage, having read the whole file */
function requireSound(db: DatabaseSync): void {
  const { quick_check: verdict } = db.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (verdict !== 'ok') throw Object.assign(new Error(String(verdict)), { errcode: damaged });
}

/**
 * Writes what the log holds into the file itself, and begins the log again: pages appended after lost ones are lost
 * with them. After a write that failed, or a process that was killed before it waited for the disk, the log may hold
 * messages that the system has in memory only and will not write again; SQLite would use them, and a repeat of such a
 * message would be acknowledged.
 * @throws if that does not reach the disk now, or another program reads the log
 */
function emptyLog(db: DatabaseSync): void {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy !== 0) throw new Error('another program keeps the store from being written');
}

function makeDurable(db: DatabaseSync): DatabaseSync {
  try {
    // Deleted bytes are overwritten, as a purge promises.
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;
       PRAGMA wal_autocheckpoint = ${logPages}`,
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
  try {
    requireMigrated(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
