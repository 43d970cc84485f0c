import type { DatabaseSync } from 'node:sqlite';
import { createMigrations } from '../migrations.ts';
import { sqliteGrammar } from './grammar.ts';

const { newestVersion, compileSteps, compileFieldColumns, requireShape } = createMigrations(sqliteGrammar, {
  time: 'integer',
  table: 'strict',
  keyedTable: 'strict, without rowid',
});

const readVersion = (db: DatabaseSync) => Number(db.prepare('PRAGMA user_version').get()?.user_version);

const readColumns = (db: DatabaseSync) =>
  db
    .prepare("SELECT name FROM pragma_table_info('leads')")
    .all()
    .map(({ name }) => String(name));

/** The version of a file that a former release has made, if it is not the newest. */
export function olderVersion(db: DatabaseSync): number | undefined {
  const version = readVersion(db);
  return version > 0 && version < newestVersion ? version : undefined;
}

/** Brings the file to the newest version, all or nothing. @throws if a newer program wrote it */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const statement of compileSteps(readVersion(db))) db.exec(statement);
    for (const statement of compileFieldColumns(readColumns(db))) db.exec(statement);
    db.exec(`PRAGMA user_version = ${newestVersion}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** @throws unless the file is as this program makes it */
export const requireMigrated = (db: DatabaseSync) => requireShape(readVersion(db), readColumns(db));
