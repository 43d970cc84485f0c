import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
} from 'kysely';
import type { StatementResult } from './statement.ts';

/** @throws StoreError */
export type RunStatement = (sql: string, params: readonly unknown[]) => Promise<StatementResult>;

/** The database's own grammar. */
export interface Grammar {
  createQueryCompiler(): QueryCompiler;
  createAdapter(): DialectAdapter;
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector;
}

const noTransactions = async (): Promise<never> => {
  throw new Error('every statement is a transaction of its own; write what belongs together as one statement');
};

class StatementConnection implements DatabaseConnection {
  readonly #run: RunStatement;

  constructor(run: RunStatement) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#run(query.sql, query.parameters);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  streamQuery(): never {
    throw new Error('rows are not streamed: read them page by page');
  }
}

/** Kysely dialect for an engine of single statements, each durable by itself. Opening and closing are not Kysely's. */
export function createStatementDialect(grammar: Grammar, run: RunStatement): Dialect {
  const connection = new StatementConnection(run);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    destroy: async () => {},
  };
  return { ...grammar, createDriver: () => driver };
}
