import { Kysely, type RawBuilder } from 'kysely';
import { createLeadReader, type LeadReader } from './lead-reader.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createRateStore, type RateStore } from './rate-store.ts';
import { SqliteThreadDialect } from './sqlite-dialect.ts';
import { SqliteThread, type SqliteThreadOptions } from './sqlite-thread.ts';
import { type Database, sqliteNow, type Tables } from './tables.ts';

export interface Store {
  readonly isOpen: boolean;
  /** @throws StoreError; may be tried again */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Writes as much as a long message, because reading and tiny writes still work on a full disk. @throws StoreError */
  probe(): Promise<void>;
  leads: LeadStore;
  outbox: Outbox;
  rates: RateStore;
  reader: LeadReader;
}

const probeText = '.'.repeat(64 * 1024);

/**
 * The store over one SQLite file. Nothing is opened yet.
 * @param now SQL for the present time, if not the database's own clock
 */
export function createStore(options: SqliteThreadOptions, now: () => RawBuilder<number> = sqliteNow): Store {
  const thread = new SqliteThread(options);
  const query = new Kysely<Tables>({ dialect: new SqliteThreadDialect(thread) });
  const db: Database = { query, now };
  return {
    get isOpen() {
      return thread.isOpen;
    },
    open: () => thread.open(),
    close: () => thread.close(),
    async probe() {
      await query
        .insertInto('meta')
        .values({ key: 'probe', value: probeText })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: probeText }))
        .execute();
    },
    leads: createLeadStore(db),
    outbox: createOutbox(db),
    rates: createRateStore(db),
    reader: createLeadReader(db),
  };
}
