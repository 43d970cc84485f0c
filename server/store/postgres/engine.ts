import { Kysely, sql } from 'kysely';
import { type ClientBase, Pool } from 'pg';
import { unusedKey } from '../copy/sides.ts';
import { defaultQueueLimit, type Engine, type EngineOptions } from '../engine.ts';
import type { StatementResult } from '../statement/statement.ts';
import { createStatementDialect } from '../statement/statement-dialect.ts';
import { StoreError } from '../store-error.ts';
import type { Tables } from '../tables.ts';
import { toStoreError } from './faults.ts';
import { createGroupCommit, toResult } from './group-commit.ts';
import { migrate, postgresGrammar, requireMigrated } from './migrate.ts';
import { typeParsers } from './type-parsers.ts';

const connections = 10;
const connectMs = 5000;
/** Longer than any caller waits: an abandoned statement must not keep its rows locked. */
const statementMs = 15_000;

/** @throws unless a commit that returned has reached the disk: only then may a message be acknowledged. */
async function requireDurability(client: ClientBase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`SHOW ${setting}`);
    if (rows[0]?.[setting] === 'off') throw new Error(`PostgreSQL runs with ${setting} = off and may lose messages`);
  }
}

/** A PostgreSQL database, shared by any number of processes. */
export function createPostgresEngine(url: string, { mode, queueLimit = defaultQueueLimit }: EngineOptions): Engine {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    keepAlive: true,
    application_name: 'site',
    types: typeParsers,
    // Statements of one transaction go over together, without waiting for one another.
    pipeline: true,
  });
  // A connection that breaks, idle or in use, is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let isOpen = false;
  const groupCommit = createGroupCommit(pool, queueLimit);

  async function run(text: string, params: readonly unknown[]): Promise<StatementResult> {
    if (!isOpen) throw new StoreError('unavailable', 'the store is not open');
    if (pool.waitingCount >= queueLimit) throw new StoreError('overloaded', 'too many statements are waiting');
    try {
      return toResult(await pool.query(text, [...params]));
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async function prepare(): Promise<void> {
    const client = await pool.connect();
    try {
      if (mode === 'serve') {
        await requireDurability(client);
        await migrate(client);
        await client.query('DELETE FROM meta WHERE key = $1', [unusedKey]);
      } else {
        await requireMigrated(client);
      }
    } finally {
      client.release();
    }
  }

  return {
    async open() {
      if (isOpen) return;
      try {
        await prepare();
      } catch (error) {
        throw toStoreError(error);
      }
      isOpen = true;
    },
    // PostgreSQL does so by itself.
    checkpoint: async () => {},
    tidy: async () => void (await run('VACUUM leads', [])),
    // PostgreSQL checks its pages itself as it reads them (data_checksums).
    findDamage: async () => [],
    async close() {
      isOpen = false;
      if (!pool.ending) await pool.end();
    },
    query: new Kysely<Tables>({ dialect: createStatementDialect(postgresGrammar, run) }),
    async runTogether(statements) {
      if (!isOpen) throw new StoreError('unavailable', 'the store is not open');
      return await groupCommit(statements);
    },
    now: () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    isShared: true,
  };
}
