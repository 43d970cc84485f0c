import type { Kysely, RawBuilder } from 'kysely';
import type { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** `serve` creates and migrates the store; `inspect` only uses one that is there and of this program's version. */
export type OpenMode = 'serve' | 'inspect';

export interface StatementResult {
  rows: unknown[];
  /** Rows written; absent for statements that return rows. */
  changes: number | undefined;
}

/** What differs from database to database. */
export interface Engine {
  readonly isOpen: boolean;
  /** @throws StoreError; may be tried again */
  open(): Promise<void>;
  close(): Promise<void>;
  query: Kysely<Tables>;
  /** SQL for the present time in milliseconds, by the database's own clock. */
  now: () => RawBuilder<number>;
  isShared: boolean;
}

export interface EngineOptions {
  mode: OpenMode;
  /** Statements that may wait at once; more are refused rather than answered too late. */
  queueLimit?: number;
  /** The disk or the file failed under a running store; called once. */
  onBroken?: (error: StoreError) => void;
  /** The store went away without being asked to; it may be opened again. */
  onLost?: () => void;
}

export const defaultQueueLimit = 1000;
