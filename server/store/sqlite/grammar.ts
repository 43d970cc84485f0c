import { type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Grammar } from '../statement/statement-dialect.ts';

/** Statements stand alone, so they need not queue for one connection: the thread groups them into shared commits. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const sqliteGrammar: Grammar = {
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ThreadAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
};
