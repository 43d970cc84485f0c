import { type Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { ClientBase } from 'pg';
import { createMigrations } from '../migrations.ts';
import type { Grammar } from '../statement/statement-dialect.ts';

export const postgresGrammar: Grammar = {
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
};

const { newestVersion, compileSteps, compileFieldColumns, requireShape } = createMigrations(postgresGrammar, {
  time: 'bigint',
  table: '',
  keyedTable: '',
});

/** Any number that is free in the database: one process at a time migrates. */
const migrationLock = 7_305_862_041;

async function readVersion(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ found: string | null }>("SELECT to_regclass('meta') AS found");
  if (!tables[0]?.found) return 0;
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE key = 'version'");
  return Number(rows[0]?.value ?? 0);
}

async function readColumns(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass('leads') AND attnum > 0 AND NOT attisdropped",
  );
  return rows.map(({ attname }) => attname);
}

/**
 * Brings the database to the newest version, all or nothing, however many processes start at once.
 * @throws if a newer program wrote it
 */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    for (const statement of compileSteps(await readVersion(client))) await client.query(statement);
    for (const statement of compileFieldColumns(await readColumns(client))) await client.query(statement);
    await client.query(
      "INSERT INTO meta (key, value) VALUES ('version', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [String(newestVersion)],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** @throws unless the database has this program's schema */
export async function requireMigrated(client: ClientBase): Promise<void> {
  requireShape(await readVersion(client), await readColumns(client));
}
