import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isUnusedCopy, markUnused, openSqliteFile, syncFolder } from '../sqlite/file.ts';
import { lockStore, readLockState } from '../sqlite/lock.ts';
import { loginFileOf } from '../sqlite/login-file-path.ts';
import { CopyError, type CopyTarget, loginKey, type Row, type TableName } from './sides.ts';
import { listColumnsOf, readTable } from './sqlite-source.ts';

/** Whether no server has opened the copy that is there. */
function isReplaceable(path: string): boolean {
  if (readLockState(path) !== 'closed') return false;
  try {
    using db = new DatabaseSync(path, { readOnly: true });
    return isUnusedCopy(db);
  } catch {
    return false;
  }
}

function requireFree(path: string): void {
  if (existsSync(path) && !isReplaceable(path))
    throw new CopyError(`${path} is there already; a copy overwrites no store. Move it away, or name another file.`);
  if (existsSync(`${path}-wal`))
    throw new CopyError(`The log of another store (${path}-wal) is there. Move it away, or name another file.`);
}

/** Keeps the log-in's file, which never replaces another log-in. */
function keepLogin(path: string) {
  const file = loginFileOf(path);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  let login: string | undefined;
  return {
    take(value: string): void {
      if (found !== undefined && found !== value)
        throw new CopyError(`${file} holds another log-in at the mail provider. Move it away.`);
      login = value;
    },
    read: () => login,
    put(): void {
      if (login !== undefined && found === undefined)
        writeFileSync(file, login, { mode: 0o600, flag: 'wx', flush: true });
    },
  };
}

/** A new file beside the one that is named, which takes its name when it is whole. */
export function openSqliteTarget(path: string): CopyTarget {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  requireFree(path);
  const draft = `${path}.unfinished`;
  const unlock = lockStore(draft);
  const dropDraft = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(draft + end, { force: true });
  };
  dropDraft();
  const login = keepLogin(path);
  let db = openSqliteFile(draft, 'serve');
  db.exec('BEGIN');

  /** Reads the written file back. */
  function reopen(): void {
    db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    db = new DatabaseSync(draft, { readOnly: true });
  }

  return {
    listColumns: async (table) => listColumnsOf(db, table),
    async write(table, rows) {
      const [first] = rows;
      if (first === undefined) return;
      const names = Object.keys(first);
      const insert = db.prepare(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      );
      for (const row of rows) {
        if (table === 'meta' && row.key === loginKey) login.take(String(row.value));
        else insert.run(...Object.values(row));
      }
    },
    async *read(table: TableName): AsyncIterable<Row[]> {
      if (db.isTransaction) reopen();
      yield* readTable(db, table);
      const value = login.read();
      if (table === 'meta' && value !== undefined) yield [{ key: loginKey, value }];
    },
    async finish(isKept) {
      db.close();
      const sign = new DatabaseSync(draft);
      if (!isKept) markUnused(sign);
      // Makes one file, until a server opens it.
      sign.exec('PRAGMA journal_mode = DELETE');
      sign.close();
      const file = openSync(draft, 'r+');
      fsyncSync(file);
      closeSync(file);
      login.put();
      renameSync(draft, path);
      syncFolder(dirname(path));
    },
    async close() {
      if (db.isOpen) db.close();
      dropDraft();
      unlock();
    },
  };
}
