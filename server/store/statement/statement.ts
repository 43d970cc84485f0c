export interface Statement {
  sql: string;
  params: readonly unknown[];
}

export interface StatementResult {
  rows: unknown[];
  /** Rows written; absent for statements that return rows. */
  changes: number | undefined;
}

/** Runs statements in order as one, all or nothing. @throws StoreError */
export type RunTogether = (statements: readonly Statement[]) => Promise<readonly StatementResult[]>;
