import { Kysely, sql } from 'kysely';
import type { ClientBase } from 'pg';
import { listHosts } from '../../config/database-hosts.ts';
import { unusedKey } from '../copy/sides.ts';
import { defaultQueueLimit, type Engine, type EngineOptions } from '../engine.ts';
import type { StatementResult } from '../statement/statement.ts';
import { createStatementDialect } from '../statement/statement-dialect.ts';
import { StoreError } from '../store-error.ts';
import type { Tables } from '../tables.ts';
import { toStoreError } from './faults.ts';
import { createGroupCommit, toResult } from './group-commit.ts';
import { createHostPools, isAnswer } from './host-pools.ts';
import { migrate, postgresGrammar, requireMigrated } from './migrate.ts';

const connections = 10;
/** Longer than any caller waits: an abandoned statement must not keep its rows locked. */
const statementMs = 15_000;

/** @throws unless commits return only when on disk, as a message must be before it is acknowledged. */
async function requireDurability(client: ClientBase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`SHOW ${setting}`);
    if (rows[0]?.[setting] === 'off') throw new Error(`PostgreSQL runs with ${setting} = off and may lose messages`);
  }
}

/** A PostgreSQL database, shared by any number of processes. */
export function createPostgresEngine(url: string, { mode, queueLimit = defaultQueueLimit }: EngineOptions): Engine {
  const pools = createHostPools(listHosts(url) ?? { urls: [url], mustWrite: false }, connections, statementMs);
  let isOpen = false;
  const groupCommit = createGroupCommit(pools, queueLimit);

  async function run(text: string, params: readonly unknown[]): Promise<StatementResult> {
    if (!isOpen) throw new StoreError('unavailable', 'the store is not open');
    if (pools.waitingCount() >= queueLimit) throw new StoreError('overloaded', 'too many statements are waiting');
    try {
      const client = await pools.connect();
      try {
        const result = toResult(await client.query(text, [...params]));
        client.release();
        return result;
      } catch (error) {
        pools.note(client, error);
        client.release(!isAnswer(error));
        throw error;
      }
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async function prepare(): Promise<void> {
    const client = await pools.connect();
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
      await pools.end();
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
