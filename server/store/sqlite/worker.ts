/**
 * SQLite off the HTTP thread, so that a slow disk delays messages and never pages. Statements that arrive while a commit
 * is running share the next one: one wait for the disk acknowledges them all. Answers go out after the commit only. After
 * a fault of the disk or the file the thread ends: what it has in memory may be wrong.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { OpenMode } from '../engine.ts';
import type { StatementResult } from '../statement/statement.ts';
import { describeSqliteFault, isOfDisk, type SqliteFault, toStoreError } from '../store-error.ts';
import { ensureFile, openSqliteFile } from './file.ts';
import { lockStore } from './lock.ts';
import { rememberFiles } from './same-files.ts';

export interface WorkerSetup {
  path: string;
  mode: OpenMode;
  /** A file that looked damaged is read through first. */
  isSuspect: boolean;
}

/** Statements that run in order, all or none. `alone`: one that cannot run inside a transaction, so it shares no commit. */
export type WorkerCall = { id: number; statements: readonly WorkerStatement[]; alone?: boolean };
export type WorkerStatement = { sql: string; params: SQLInputValue[] };

/** Calls of one turn of the main thread. */
export type WorkerRequest = readonly WorkerCall[] | 'close';

export type WorkerReply = { id: number; results: StatementResult[] } | { id: number; fault: SqliteFault };

/** First message of the worker; replies follow in arrays. */
export type WorkerGreeting = { opened: true } | { opened: false; fault: SqliteFault };

const batchLimit = 256;
const statementLimit = 200;

const port = parentPort;
if (port === null) throw new Error('runs as a worker only');
const { path, mode, isSuspect } = workerData as WorkerSetup;

let db: DatabaseSync;
let unlock = () => {};
let requireSameFiles = () => {};
let hasDiskFailed = false;
const statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

function prepare(sql: string) {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = db.prepare(sql);
  const prepared = { statement, returnsRows: statement.columns().length > 0 };
  if (statements.size < statementLimit) statements.set(sql, prepared);
  return prepared;
}

function execute({ sql, params }: WorkerStatement): StatementResult {
  const { statement, returnsRows } = prepare(sql);
  if (returnsRows) return { rows: statement.all(...params), changes: undefined };
  return { rows: [], changes: Number(statement.run(...params).changes) };
}

const command = (sql: string) => prepare(sql).statement.run();

/** One call that fails does not fail the others, unless the disk failed or SQLite gave up the whole transaction. */
function executeInSavepoint({ id, statements }: WorkerCall): WorkerReply {
  try {
    // A statement by itself leaves nothing behind when it fails.
    if (statements.length === 1) return { id, results: statements.map(execute) };
    command('SAVEPOINT one');
    const results = statements.map(execute);
    command('RELEASE one');
    return { id, results };
  } catch (error) {
    const fault = describeSqliteFault(error);
    if (!db.isTransaction || isOfDisk(toStoreError(fault))) throw error;
    if (statements.length > 1) db.exec('ROLLBACK TO one; RELEASE one');
    return { id, fault };
  }
}

const putsSomethingDown = ({ statements }: WorkerCall) => statements.some(({ sql }) => /^\s*insert/i.test(sql));

function executeBatch(batch: readonly WorkerCall[]): WorkerReply[] {
  try {
    if (batch.some(putsSomethingDown)) requireSameFiles();
    const [only] = batch;
    if (only?.statements.length === 1 && batch.length === 1)
      return [{ id: only.id, results: only.statements.map(execute) }];
    command('BEGIN IMMEDIATE');
    const replies = batch.map(executeInSavepoint);
    command('COMMIT');
    return replies;
  } catch (error) {
    // Nothing of the batch is certain to be on disk, so nothing of it is acknowledged.
    const fault = describeSqliteFault(error);
    hasDiskFailed ||= isOfDisk(toStoreError(fault));
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {
      // The first fault is the one that counts.
    }
    return batch.map(({ id }) => ({ id, fault }));
  }
}

function close(): void {
  statements.clear();
  try {
    db.close();
  } finally {
    unlock();
    port?.close();
  }
}

function serve(first: WorkerRequest): void {
  const batch: WorkerCall[] = [];
  let request: WorkerRequest | undefined = first;
  const flush = () => batch.length > 0 && !hasDiskFailed && port?.postMessage(executeBatch(batch.splice(0)));
  while (request !== undefined && request !== 'close' && !hasDiskFailed) {
    for (const call of request) {
      if (call.alone) flush();
      batch.push(call);
      if (call.alone) flush();
    }
    if (batch.length >= batchLimit) break;
    // Never null here: checked above, and the port is not closed before the queue is empty.
    request = port ? (receiveMessageOnPort(port)?.message as WorkerRequest | undefined) : undefined;
  }
  flush();
  if (request === 'close' || hasDiskFailed) close();
}

try {
  if (mode === 'serve') {
    ensureFile(path);
    unlock = lockStore(path);
  }
  db = openSqliteFile(path, mode, isSuspect);
  if (mode === 'serve') requireSameFiles = rememberFiles(path);
  port.on('message', serve);
  port.postMessage({ opened: true } satisfies WorkerGreeting);
} catch (error) {
  unlock();
  port.postMessage({ opened: false, fault: describeSqliteFault(error) } satisfies WorkerGreeting);
}
