import type { Kysely, RawBuilder } from 'kysely';
import type { RunTogether } from './statement/statement.ts';
import type { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** `serve` creates and migrates the store; `inspect` reads and `change` also writes one that is there and of this program's version. */
export type OpenMode = 'serve' | 'inspect' | 'change';

/** Parts that differ by database. */
export interface Engine {
  /** @throws StoreError; may be tried again */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Moves the log's content into the data, without waiting for readers. @throws StoreError */
  checkpoint(): Promise<void>;
  /** Overwrites deleted data, as far as the database lets a program do that. @throws StoreError */
  tidy(): Promise<void>;
  /** Finds faults of the store's files, in the database's words. @throws StoreError */
  findDamage(): Promise<string[]>;
  query: Kysely<Tables>;
  /** Runs statements in order as one, all or nothing; several such calls share a commit. @throws StoreError */
  runTogether: RunTogether;
  /** SQL for the present time in milliseconds, by the database's own clock. */
  now: () => RawBuilder<number>;
  isShared: boolean;
}

export interface EngineOptions {
  mode: OpenMode;
  /** Statements that may wait at once; more are refused rather than answered too late. */
  queueLimit?: number;
  /** Called when the store fails: by its disk, a damaged file or an unknown cause. It may be opened again. */
  onLost?: (error: StoreError) => void;
}

export const defaultQueueLimit = 1000;
