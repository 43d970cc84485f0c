import type { Client } from 'pg';
import { migrate } from '../postgres/migrate.ts';
import { openClient } from '../postgres/open-client.ts';
import { listColumnsOf, readTable } from './postgres-source.ts';
import { CopyError, type CopyTarget, tableNames, unusedKey } from './sides.ts';

/** A running server locks the target's tables: then this is no target. */
const lockMs = 10_000;

/** Empties a copy that no server has opened. @throws CopyError if anything else is there */
async function makeRoom(client: Client): Promise<void> {
  await client.query(`LOCK TABLE ${tableNames.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const { rows: marks } = await client.query('SELECT 1 FROM meta WHERE key = $1', [unusedKey]);
  for (const table of tableNames.toReversed()) {
    const own = table === 'meta' ? " WHERE key <> 'version'" : '';
    if (marks.length > 0) {
      await client.query(`DELETE FROM ${table}${own}`);
      continue;
    }
    const { rows } = await client.query(`SELECT 1 FROM ${table}${own} LIMIT 1`);
    if (rows.length > 0)
      throw new CopyError('The database is not empty; a copy overwrites no store. Make a new database and name that.');
  }
}

/** A database that is empty, or holds a copy that no server has opened. All is written in one transaction. */
export async function openPostgresTarget(url: string): Promise<CopyTarget> {
  const client = await openClient(url, 'site-copy');
  try {
    await client.query(`SET lock_timeout = ${lockMs}`);
    await migrate(client);
    await client.query('BEGIN');
    await makeRoom(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    listColumns: (table) => listColumnsOf(client, table),
    async write(table, rows) {
      const text = JSON.stringify(rows);
      await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [
        text,
      ]);
    },
    read: (table) => readTable(client, table),
    async finish(isKept) {
      if (!isKept)
        await client.query('INSERT INTO meta (key, value) VALUES ($1, $2)', [unusedKey, new Date().toISOString()]);
      await client.query('COMMIT');
    },
    // Closing drops an uncommitted transaction.
    close: () => client.end(),
  };
}
