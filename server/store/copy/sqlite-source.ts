import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openSqliteFile } from '../sqlite/file.ts';
import { readLockState } from '../sqlite/lock.ts';
import { loginFileOf } from '../sqlite/login-file-path.ts';
import { type CopySource, loginKey, pageSize, type Row, type TableName } from './sides.ts';

export async function* readTable(db: DatabaseSync, table: TableName): AsyncIterable<Row[]> {
  let page: Row[] = [];
  for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) {
    page.push({ ...row } as Row);
    if (page.length === pageSize) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

export const listColumnsOf = (db: DatabaseSync, table: TableName): string[] =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

/** @throws if the store is not there, or of another version */
export function openSqliteSource(path: string): CopySource {
  const isServed = readLockState(path) === 'running';
  const db = openSqliteFile(path, 'inspect');
  // Later commits of a server are not seen.
  db.exec('BEGIN; SELECT count(*) FROM meta');
  return {
    isServed,
    listColumns: async (table) => listColumnsOf(db, table),
    async *read(table) {
      yield* readTable(db, table);
      const login = loginFileOf(path);
      if (table === 'meta' && existsSync(login)) yield [{ key: loginKey, value: readFileSync(login, 'utf8') }];
    },
    close: async () => db.close(),
  };
}
