import type { ClientBase } from 'pg';

/**
 * Applied in order, each exactly once; `meta` counts them. Never change one that was released: add another. The columns
 * are those of SQLite's own list.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL CONSTRAINT leads_reference UNIQUE,
    idem_key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    deferrals INTEGER NOT NULL DEFAULT 0,
    content_rejects INTEGER NOT NULL DEFAULT 0,
    due_at BIGINT NOT NULL,
    lease_owner TEXT,
    lease_until BIGINT,
    last_code INTEGER,
    last_error TEXT,
    sent_at BIGINT
  );
  CREATE INDEX leads_pending ON leads (received_at, id) WHERE state IN ('queued', 'sending');
  CREATE INDEX leads_state ON leads (state, received_at);
  CREATE TABLE rate_hits (
    bucket TEXT NOT NULL,
    win BIGINT NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (bucket, win)
  );
  `,
  `
  ALTER TABLE leads ADD COLUMN hold_reason TEXT;
  ALTER TABLE leads ADD COLUMN digested_at BIGINT;
  ALTER TABLE leads ADD COLUMN text_print TEXT NOT NULL DEFAULT '';
  CREATE INDEX leads_text ON leads (text_print, received_at);
  `,
];

/** Any number nobody else in the database uses: one process at a time migrates. */
const migrationLock = 7_305_862_041;

async function readVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE key = 'version'");
  return Number(rows[0]?.value ?? 0);
}

/**
 * Brings the database to the newest version, all or nothing, however many processes start at once.
 * @throws if a newer program wrote it: an older one must not guess what its columns mean.
 */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
    const version = await readVersion(client);
    if (version > migrations.length) throw new Error(mismatch(version));
    for (const step of migrations.slice(version)) await client.query(step);
    await client.query(
      "INSERT INTO meta (key, value) VALUES ('version', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [String(migrations.length)],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** @throws unless the database is of this program's version */
export async function requireVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('meta') AS found");
  const version = rows[0]?.found ? await readVersion(client) : 0;
  if (version !== migrations.length) throw new Error(mismatch(version));
}

const mismatch = (version: number) => `the store is of version ${version}, this program knows ${migrations.length}`;
