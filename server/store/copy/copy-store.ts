import type { DatabaseConfig } from '../../config/config.ts';
import { toStoreError as toPostgresError } from '../postgres/faults.ts';
import { describeSqliteFault, StoreError, toStoreError as toSqliteError } from '../store-error.ts';
import { openPostgresSource } from './postgres-source.ts';
import { openPostgresTarget } from './postgres-target.ts';
import {
  CopyError,
  type CopySource,
  type CopyTarget,
  isCopied,
  loginKey,
  type Row,
  type TableName,
  tableNames,
} from './sides.ts';
import { openSqliteSource } from './sqlite-source.ts';
import { openSqliteTarget } from './sqlite-target.ts';
import { createSum, type Sum } from './sum-rows.ts';

export type Sums = Record<TableName, Sum>;

export interface CopyReport {
  sums: Sums;
  /** Moment of the copy, in milliseconds since 1970. */
  at: number;
  /** Whether a server used the source: its later work is not in the copy. */
  isServed: boolean;
}

export interface CopyOptions {
  /** Copies no log-in at the mail provider, and is never replaced by another copy. */
  isBackup: boolean;
}

const toFault = ({ kind }: DatabaseConfig, error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  return kind === 'sqlite' ? toSqliteError(describeSqliteFault(error)) : toPostgresError(error);
};

async function reading<T>(database: DatabaseConfig, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CopyError ? error : toFault(database, error);
  }
}

async function writing<T>(database: DatabaseConfig, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CopyError) throw error;
    throw new CopyError(`The copy could not be written: ${toFault(database, error).message}`);
  }
}

const openSource = (database: DatabaseConfig): Promise<CopySource> =>
  reading(database, () =>
    database.kind === 'sqlite' ? openSqliteSource(database.path) : openPostgresSource(database.url),
  );

const openTarget = (database: DatabaseConfig): Promise<CopyTarget> =>
  writing(database, () =>
    database.kind === 'sqlite' ? openSqliteTarget(database.path) : openPostgresTarget(database.url),
  );

/** @throws CopyError if the target has no place for a column */
async function requireColumns(source: CopySource, target: CopyTarget): Promise<void> {
  for (const table of tableNames) {
    const known = new Set(await target.listColumns(table));
    const lost = (await source.listColumns(table)).find((name) => !known.has(name));
    if (lost !== undefined)
      throw new CopyError(
        `This program does not know the column ${lost} of ${table}: copy with the release that made it.`,
      );
  }
}

/** All rows of one table, as of one moment. @throws StoreError */
export async function* readRows(database: DatabaseConfig, table: TableName): AsyncIterable<Row> {
  const source = await openSource(database);
  try {
    for await (const page of source.read(table)) yield* page;
  } catch (error) {
    throw toFault(database, error);
  } finally {
    await source.close();
  }
}

/** Leaves out rows that are not copied. */
function choose(read: CopySource['read'], isBackup: boolean): CopySource['read'] {
  return async function* (table) {
    for await (const page of read(table))
      yield page.filter((row) => isCopied(table, row) && !(isBackup && table === 'meta' && row.key === loginKey));
  };
}

async function sumAll(read: CopySource['read']): Promise<Sums> {
  const sums = {} as Sums;
  for (const table of tableNames) {
    const sum = createSum();
    for await (const page of read(table)) for (const row of page) sum.add(row);
    sums[table] = sum.read();
  }
  return sums;
}

/**
 * Copies all tables as they are at one moment, reads the copy back and compares. The target is as it was before unless all of
 * that has succeeded.
 * @throws CopyError if the target is not empty, or does not hold the same; StoreError
 */
export async function copyStore(
  from: DatabaseConfig,
  to: DatabaseConfig,
  { isBackup }: CopyOptions,
): Promise<CopyReport> {
  const source = await openSource(from);
  const at = Date.now();
  try {
    const target = await openTarget(to);
    try {
      await writing(to, () => requireColumns(source, target));
      const chosen = choose(source.read, isBackup);
      async function* pass(table: TableName) {
        for await (const rows of chosen(table)) {
          await writing(to, () => target.write(table, rows));
          yield rows;
        }
      }
      const sums = await reading(from, () => sumAll(pass));
      const arrived = await writing(to, () => sumAll(choose(target.read, isBackup)));
      requireSame(sums, arrived);
      await writing(to, () => target.finish(isBackup));
      return { sums, at, isServed: source.isServed };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** @throws CopyError */
function requireSame(sums: Sums, arrived: Sums): void {
  for (const table of tableNames) {
    const [one, other] = [sums[table], arrived[table]];
    if (one.count !== other.count || one.checksum !== other.checksum)
      throw new CopyError(
        `The copy is not the same: ${one.count} rows of ${table} were read, ${other.count} arrived, with ${one.count === other.count ? 'another checksum' : 'others missing'}. Nothing was kept of it.`,
      );
  }
}
