/**
 * The first release's statements for its stores, so that the tests do not depend on the program's own list of
 * migrations.
 */
const leads = `CREATE TABLE leads (
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
)`;
const rateHits =
  'CREATE TABLE rate_hits (bucket TEXT NOT NULL, win BIGINT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (bucket, win))';
const meta = 'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)';
const rest = [
  "CREATE INDEX leads_pending ON leads (received_at, id) WHERE state IN ('queued', 'sending')",
  'CREATE INDEX leads_state ON leads (state, received_at)',
  'ALTER TABLE leads ADD COLUMN hold_reason TEXT',
  'ALTER TABLE leads ADD COLUMN digested_at BIGINT',
  "ALTER TABLE leads ADD COLUMN text_print TEXT NOT NULL DEFAULT ''",
  'CREATE INDEX leads_text ON leads (text_print, received_at)',
];

const strict = [`${leads} STRICT`, `${rateHits} STRICT, WITHOUT ROWID`, `${meta} STRICT, WITHOUT ROWID`];

export const firstRelease = {
  sqlite: [...strict, ...rest, 'PRAGMA user_version = 2'].map((text) => text.replaceAll('BIGINT', 'INTEGER')),
  postgres: [leads, rateHits, meta, ...rest, "INSERT INTO meta (key, value) VALUES ('version', '2')"],
};
