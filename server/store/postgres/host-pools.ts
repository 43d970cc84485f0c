import { type ClientBase, Pool, type PoolClient } from 'pg';
import type { Hosts } from '../../config/database-hosts.ts';
import { typeParsers } from './type-parsers.ts';

export const connectMs = 5000;

/** @throws if the connection leads to a host that only reads: a standby */
export async function requireWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('the host only reads: it is a standby');
}

/** An error from the database, after which the connection is still usable. */
export const isAnswer = (error: unknown) => (error as { severity?: string }).severity === 'ERROR';
/** A write was refused by a host that has become a standby. */
const isReadOnly = (error: unknown) => (error as { code?: string }).code === '25006';

export interface HostPools {
  /** Connects to the host that served last, or else to the next one that does. @throws as the driver does, when none does */
  connect(): Promise<PoolClient>;
  /** Switches to the next host after a fault, unless the error is an answer of the database. */
  note(client: PoolClient, error: unknown): void;
  waitingCount(): number;
  end(): Promise<void>;
}

/** A pool of connections for each host of a database. */
export function createHostPools({ urls, mustWrite }: Hosts, max: number, statementMs: number): HostPools {
  const pools = urls.map((connectionString) => {
    const pool = new Pool({
      connectionString,
      max,
      // One stays open: by it a copy sees that a server uses the store (`isServed` in store/copy/postgres-source.ts).
      min: 1,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      query_timeout: statementMs,
      keepAlive: true,
      application_name: 'site',
      types: typeParsers,
      // Statements of one transaction go over together, without waiting for one another.
      pipeline: true,
      // A rejected promise ends the connection, and its caller fails.
      ...(mustWrite && { onConnect: requireWritable as (client: ClientBase) => void }),
    });
    // The pool replaces a broken connection, idle or in use; without a listener its error would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  });
  const origins = new WeakMap<PoolClient, Pool>();
  let at = 0;
  const current = () => pools[at] as Pool;
  /** Many failures of a host: one switch. */
  const turnFrom = (pool: Pool | undefined) => {
    if (pool === current()) at = (at + 1) % pools.length;
  };

  return {
    async connect() {
      for (let tried = 1; ; tried += 1) {
        const pool = current();
        try {
          const client = await pool.connect();
          origins.set(client, pool);
          return client;
        } catch (error) {
          turnFrom(pool);
          if (tried >= pools.length) throw error;
        }
      }
    },
    note(client, error) {
      if (!isAnswer(error) || isReadOnly(error)) turnFrom(origins.get(client));
    },
    waitingCount: () => current().waitingCount,
    end: async () => void (await Promise.all(pools.map((pool) => pool.ending || pool.end()))),
  };
}
