import type { Client } from 'pg';
import { requireMigrated } from '../postgres/migrate.ts';
import { openClient } from '../postgres/open-client.ts';
import { type CopySource, pageSize, type Row, type TableName } from './sides.ts';

export async function* readTable(client: Client, table: TableName): AsyncIterable<Row[]> {
  await client.query(`DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${pageSize} FROM rows_of_table`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE rows_of_table');
}

export async function listColumnsOf(client: Client, table: TableName): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    'SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped',
    [table],
  );
  return rows.map(({ attname }) => attname);
}

/** Servers name their connections so: server/store/postgres/engine.ts. */
async function isServed(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site' LIMIT 1",
  );
  return rows.length > 0;
}

/** @throws if the database is not there, or of another version */
export async function openPostgresSource(url: string): Promise<CopySource> {
  const client = await openClient(url, 'site-copy');
  try {
    await requireMigrated(client);
    const served = await isServed(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return {
      isServed: served,
      listColumns: (table) => listColumnsOf(client, table),
      read: (table) => readTable(client, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
