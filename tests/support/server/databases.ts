import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server; absent in tests of SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Creates an empty database of the tested engine, as DATABASE_URL. */
export async function newDatabase(folder: string): Promise<string> {
  const server = inject('postgresUrl');
  return server === undefined ? `sqlite:${join(folder, 'data', 'leads.db')}` : await createDatabase(server);
}

/** Statements past the program, on either engine. @returns the rows of the last one */
export async function runSql(
  databaseUrl: string,
  ...statements: readonly string[]
): Promise<Record<string, unknown>[]> {
  const [last = '', ...before] = statements.toReversed();
  if (databaseUrl.startsWith('sqlite:')) {
    const path = databaseUrl.slice('sqlite:'.length);
    mkdirSync(dirname(path), { recursive: true });
    using db = new DatabaseSync(path);
    db.exec(before.reverse().join(';\n'));
    return db.prepare(last).all();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of before.reverse()) await client.query(statement);
    const { rows } = await client.query(last);
    return rows;
  } finally {
    await client.end();
  }
}
