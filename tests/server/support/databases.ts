import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server; absent where the tests use SQLite. */
    postgresUrl: string | undefined;
  }
}

/** An empty database of the engine this run is about, as DATABASE_URL names it. */
export async function newDatabase(folder: string): Promise<string> {
  const server = inject('postgresUrl');
  return server === undefined ? `sqlite:${join(folder, 'data', 'leads.db')}` : await createDatabase(server);
}
