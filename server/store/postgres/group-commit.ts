import { createHash } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';
import type { Statement, StatementResult } from '../statement/statement.ts';
import { StoreError } from '../store-error.ts';
import { toStoreError } from './faults.ts';
import { type HostPools, isAnswer } from './host-pools.ts';

type Results = readonly StatementResult[];

interface Call {
  statements: readonly Statement[];
  resolve: (results: Results) => void;
  reject: (error: StoreError) => void;
}

const batchLimit = 64;

const writes = new Set(['INSERT', 'UPDATE', 'DELETE']);

export function toResult({ command, rowCount, rows }: QueryResult): StatementResult {
  return { rows, changes: writes.has(command) && rows.length === 0 ? (rowCount ?? 0) : undefined };
}

const names = new Map<string, string>();

/** The database plans a named statement once on each connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `site_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** Whether a connection pooler lacks a named statement, or has that of another client. */
const isOfName = ({ code }: { code?: string }) => code === '26000' || code === '42P05';
/**
 * A warning within a transaction. PostgreSQL commits with one when its wait for a standby is cut short: the message is on one disk
 * only then.
 */
const isWarning = ({ code }: { code?: string | undefined }) => code === '01000';

/**
 * Calls that wait at once share one transaction, and with it one wait for the disk: each is acknowledged after the commit. If one
 * of them fails, nothing of any is stored, and each is run by itself.
 */
export function createGroupCommit(pools: HostPools, queueLimit: number) {
  const waiting: Call[] = [];
  let isWorking = false;
  let areNamed = true;

  async function transact(client: PoolClient, calls: readonly Call[]): Promise<Results[]> {
    const all = calls.flatMap(({ statements }) => statements);
    let isConfirmed = true;
    const hear = (notice: { code?: string | undefined }) => {
      if (isWarning(notice)) isConfirmed = false;
    };
    client.on('notice', hear);
    const settled = await Promise.allSettled([
      client.query('BEGIN'),
      ...all.map(({ sql: text, params }) =>
        client.query({ ...(areNamed && { name: nameOf(text) }), text, values: [...params] }),
      ),
      client.query('COMMIT'),
    ]);
    client.off('notice', hear);
    const answers = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    if (answers.at(-1)?.command !== 'COMMIT') throw new StoreError('unavailable', 'the transaction was given up');
    if (!isConfirmed) throw new StoreError('unavailable', 'the commit was not confirmed by the standby');
    const results = answers.slice(1, -1).map(toResult);
    return calls.map(({ statements }) => results.splice(0, statements.length));
  }

  async function run(calls: readonly Call[]): Promise<void> {
    let client: PoolClient | undefined;
    let broken = false;
    try {
      client = await pools.connect();
      const results = await transact(client, calls);
      calls.forEach(({ resolve }, index) => void resolve(results[index] as Results));
    } catch (error) {
      broken = !isAnswer(error);
      if (client) pools.note(client, error);
      const isNamesFault = areNamed && isOfName(error as { code?: string });
      if (isNamesFault) areNamed = false;
      client?.release(broken);
      client = undefined;
      if (!broken && (calls.length > 1 || isNamesFault)) for (const call of calls) await run([call]);
      else for (const { reject } of calls) reject(error instanceof StoreError ? error : toStoreError(error));
    } finally {
      client?.release();
    }
  }

  async function work(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) await run(waiting.splice(0, batchLimit));
    isWorking = false;
  }

  return (statements: readonly Statement[]): Promise<Results> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= queueLimit) return reject(new StoreError('overloaded', 'too many messages are waiting'));
      waiting.push({ statements, resolve, reject });
      // Waits for more calls of the same turn.
      if (!isWorking) {
        isWorking = true;
        setImmediate(() => void work());
      }
    });
}
