import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { firstRelease } from '../../support/server/first-release.ts';
import { startCluster } from '../../support/server/postgres.ts';

/**
 * Columns of the first release that no upgrade may change. Waiting messages are delivered meanwhile, and dead ones
 * tried.
 */
const kept = `id, reference, idem_key, fingerprint, name, email, phone, company, message, received_at, hold_reason,
  CASE WHEN state IN ('queued', 'sending', 'dead') THEN 'sent' ELSE state END`;

/** Delivered ones, and of each hundred some that wait, are held or were refused for good. */
const fill = (rows: number, now: number) => `
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${rows})
INSERT INTO leads (id, reference, idem_key, fingerprint, name, email, phone, company, message, received_at, state, due_at,
  sent_at, hold_reason, digested_at)
SELECT '00000000-0000-4000-8000-' || CAST(100000000000 + i AS TEXT), 'SV-' || CAST(i AS TEXT), 'key:' || CAST(i AS TEXT),
  'print ' || CAST(i AS TEXT), 'Visitor', 'v@visitor.test', '1', '',
  'We need an app. Number ' || CAST(i AS TEXT) || '${', and so it goes on'.repeat(30)}', ${now} - 900000000 + i,
  CASE i % 100 WHEN 0 THEN 'queued' WHEN 1 THEN 'held' WHEN 2 THEN 'dead' ELSE 'sent' END, ${now} - 900000000,
  CASE WHEN i % 100 > 2 THEN ${now} END, CASE i % 100 WHEN 1 THEN 'links' END, ${now}
FROM numbers`;

const selectKept = `SELECT ${kept} FROM leads`;
const toLine = (row: object) => JSON.stringify(Object.values(row).map(String));

/** Stores a message as the first release does: without the later columns. */
const insertAsBefore = (number: number) =>
  `INSERT INTO leads (id, reference, idem_key, fingerprint, name, email, phone, company, message, received_at, state, due_at,
  text_print) VALUES ('back-${number}', 'SV-B${number}', 'key:back-${number}', '', '', '', '', '', 'after the way back', 1, 'sent', 1, '')`;

/** Equal stores of the first release, and the documented steps back to it. */
export interface OldStores {
  /** Replaces the store by a new one of the first release. */
  renew(): Promise<string>;
  /** Statements on it while no server runs. @returns the rows of the last one */
  run(...statements: string[]): Promise<object[]>;
  /** See docs/operate/operations.md. */
  goBack: string[];
  goForward: string[];
  dispose(): Promise<void>;
}

export const readStoredRows = async (stores: OldStores) => new Set((await stores.run(selectKept)).map(toLine));
export const insertAsOldRelease = (stores: OldStores, number: number) => stores.run(insertAsBefore(number), selectKept);

const indexBack = 'CREATE INDEX IF NOT EXISTS leads_text ON leads (text_print, received_at)';
const indexGone = 'DROP INDEX leads_text';

export function createSqliteStores(folder: string, rows: number): OldStores {
  const pristine = join(folder, 'first-release.db');
  const data = join(folder, 'data');
  const path = join(data, 'leads.db');
  using made = new DatabaseSync(pristine);
  made.exec([...firstRelease.sqlite, 'PRAGMA journal_mode = wal', fill(rows, Date.now())].join(';\n'));
  return {
    async renew() {
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data);
      copyFileSync(pristine, path);
      return `sqlite:${path}`;
    },
    async run(...statements) {
      using db = new DatabaseSync(path);
      const last = statements.pop() ?? '';
      db.exec(statements.join(';\n'));
      return db.prepare(last).all();
    },
    goBack: [indexBack, 'PRAGMA user_version = 2'],
    goForward: [indexGone, 'PRAGMA user_version = 9'],
    dispose: async () => {},
  };
}

export async function createPostgresStores(rows: number): Promise<OldStores> {
  const cluster = await startCluster();
  const named = (name: string) => Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
  async function runOn(database: string, statements: readonly string[]): Promise<object[]> {
    const client = new Client({ connectionString: database });
    await client.connect();
    try {
      let found: object[] = [];
      for (const statement of statements) found = (await client.query(statement)).rows;
      return found;
    } finally {
      await client.end();
    }
  }
  await runOn(cluster.url, ['CREATE DATABASE first_release']);
  await runOn(named('first_release'), [...firstRelease.postgres, fill(rows, Date.now())]);
  return {
    async renew() {
      await runOn(cluster.url, [
        'DROP DATABASE IF EXISTS upgraded WITH (FORCE)',
        'CREATE DATABASE upgraded TEMPLATE first_release',
      ]);
      return named('upgraded');
    },
    run: (...statements) => runOn(named('upgraded'), statements),
    goBack: [indexBack, "UPDATE meta SET value = '2' WHERE key = 'version'"],
    goForward: [indexGone, "UPDATE meta SET value = '9' WHERE key = 'version'"],
    dispose: () => cluster.dispose(),
  };
}
