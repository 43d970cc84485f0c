import type { DatabaseSync } from 'node:sqlite';

/**
 * Applied in order, each exactly once; `PRAGMA user_version` counts them. Never change one that was released: add another.
 * Times are milliseconds since 1970 by the database's clock. States are plain text without a CHECK, because SQLite cannot
 * widen one without rebuilding the table.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    idem_key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    deferrals INTEGER NOT NULL DEFAULT 0,
    content_rejects INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until INTEGER,
    last_code INTEGER,
    last_error TEXT,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX leads_pending ON leads (received_at, id) WHERE state IN ('queued', 'sending');
  CREATE INDEX leads_state ON leads (state, received_at);
  CREATE TABLE rate_hits (
    bucket TEXT NOT NULL,
    win INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (bucket, win)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE leads ADD COLUMN hold_reason TEXT;
  ALTER TABLE leads ADD COLUMN digested_at INTEGER;
  ALTER TABLE leads ADD COLUMN text_print TEXT NOT NULL DEFAULT '';
  CREATE INDEX leads_text ON leads (text_print, received_at);
  `,
];

export function readVersion(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version);
}

/**
 * Brings the file to the newest version, all or nothing.
 * @throws if a newer program wrote it: an older one must not guess what its columns mean.
 */
export function migrate(db: DatabaseSync, steps: readonly string[] = migrations): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = readVersion(db);
    if (version > steps.length)
      throw new Error(`the store is of version ${version}, this program knows ${steps.length}`);
    for (const step of steps.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${steps.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
