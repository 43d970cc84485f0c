import type { Tables } from '../tables.ts';

export type TableName = keyof Tables;
export type Row = Record<string, string | number | null>;

/** Tables after those they refer to. */
export const tableNames = [
  'leads',
  'deliveries',
  'text_hits',
  'rate_hits',
  'numbers',
  'meta',
] as const satisfies readonly TableName[];
// A table that is missing above does not compile.
tableNames satisfies readonly (Exclude<TableName, (typeof tableNames)[number]> extends never ? TableName : never)[];

/** Row of `meta` in an unopened copy in PostgreSQL; an SQLite file has a mark in its head. */
export const unusedKey = 'unused-copy';

/** The log-in at the mail provider: a row of `meta`, and beside an SQLite store a file. */
export const loginKey = 'mail-login';

/** Rows of `meta` that belong to one database only. */
const ownKeys = new Set<unknown>(['version', 'probe', unusedKey]);
export const isCopied = (table: TableName, { key }: Row): boolean => table !== 'meta' || !ownKeys.has(key);

/** A store that is read, as it is at one moment. */
export interface CopySource {
  /** Whether a server uses the store. */
  isServed: boolean;
  listColumns(table: TableName): Promise<string[]>;
  read(table: TableName): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

/** An empty store that is filled. Other programs see nothing of it before `finish`. */
export interface CopyTarget {
  listColumns(table: TableName): Promise<string[]>;
  write(table: TableName, rows: readonly Row[]): Promise<void>;
  /** Reads back the rows that have arrived. */
  read(table: TableName): AsyncIterable<Row[]>;
  /** @param isKept another copy may not replace this one */
  finish(isKept: boolean): Promise<void>;
  /** Leaves the target as it was; after `finish` it only closes. */
  close(): Promise<void>;
}

/** A copy that is refused, and why. */
export class CopyError extends Error {}

export const pageSize = 500;
