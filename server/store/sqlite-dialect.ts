import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteThread } from './sqlite-thread.ts';

/** Statements stand alone, so they need not queue for one connection: the thread groups them into shared commits. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.run(query.sql, query.parameters);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  streamQuery(): never {
    throw new Error('rows are not streamed: read them page by page');
  }
}

const noTransactions = async (): Promise<never> => {
  throw new Error('every statement is a transaction of its own; write what belongs together as one statement');
};

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #connection: ThreadConnection;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
    this.#connection = new ThreadConnection(thread);
  }

  // The thread is opened by its owner, who decides when to try again.
  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

/** Kysely over the store's thread. */
export class SqliteThreadDialect implements Dialect {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#thread);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
