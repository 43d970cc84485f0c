import { Worker } from 'node:worker_threads';
import { defaultQueueLimit, type EngineOptions } from '../engine.ts';
import type { Statement, StatementResult } from '../statement/statement.ts';
import { isOfDisk, StoreError, toStoreError } from '../store-error.ts';
import type { WorkerCall, WorkerGreeting, WorkerReply, WorkerRequest, WorkerSetup } from './worker.ts';

type Waiter = { resolve: (results: readonly StatementResult[]) => void; reject: (error: StoreError) => void };

export interface SqliteThreadOptions extends EngineOptions {
  path: string;
}

/** Worker beside this source file, and beside the bundle: scripts/build/build-server.ts. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** The main thread's end of the store's thread. */
export class SqliteThread {
  readonly #options: SqliteThreadOptions;
  readonly #waiting = new Map<number, Waiter>();
  #opening: Promise<void> | undefined;
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  #lastId = 0;
  /** Calls to send at the end of this turn: to send each by itself costs as much as to run it. */
  #outgoing: WorkerCall[] = [];
  /** Reason why the thread will end: its memory may be wrong. */
  #failure: StoreError | undefined;
  #isSuspect = false;
  #isClosing = false;

  constructor(options: SqliteThreadOptions) {
    this.#options = options;
  }

  /** @throws StoreError if the file cannot be opened; may be called again then. */
  open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<void> {
    if (this.#worker !== undefined) return;
    const { path, mode } = this.#options;
    const worker = new Worker(workerFile, {
      workerData: { path, mode, isSuspect: this.#isSuspect } satisfies WorkerSetup,
    });
    const greeting = await new Promise<WorkerGreeting>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(new StoreError('unavailable', String(error))));
    });
    if (!greeting.opened) {
      await worker.terminate();
      throw this.#noteDamage(toStoreError(greeting.fault));
    }
    worker.on('message', (replies: WorkerReply[]) => this.#answer(replies));
    worker.on('error', () => {}); // `exit` follows
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#lose(worker);
        resolve();
      });
    });
    this.#worker = worker;
    this.#isSuspect = false;
  }

  /** @throws StoreError */
  async run(sql: string, params: readonly unknown[], alone = false): Promise<StatementResult> {
    const [result] = await this.runTogether([{ sql, params }], alone);
    return result as StatementResult;
  }

  /** Runs statements in order, all or none. @throws StoreError */
  runTogether(statements: readonly Statement[], alone = false): Promise<readonly StatementResult[]> {
    const worker = this.#worker;
    if (worker === undefined || this.#failure !== undefined) {
      return Promise.reject(new StoreError('unavailable', 'the store is not open'));
    }
    if (this.#waiting.size >= (this.#options.queueLimit ?? defaultQueueLimit)) {
      return Promise.reject(new StoreError('overloaded', 'too many statements are waiting'));
    }
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      if (this.#outgoing.length === 0) setImmediate(() => this.#passOver());
      this.#outgoing.push({ id: this.#lastId, statements: statements as WorkerCall['statements'], alone });
    });
  }

  #passOver(): void {
    this.#worker?.postMessage(this.#outgoing.splice(0) satisfies WorkerRequest);
  }

  /** Answers all earlier calls first. */
  async close(): Promise<void> {
    await this.#opening?.catch(() => {});
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#isClosing = true;
    this.#passOver();
    worker.postMessage('close' satisfies WorkerRequest);
    await this.#ended;
  }

  #answer(replies: WorkerReply[]): void {
    for (const reply of replies) {
      const waiter = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (!('fault' in reply)) {
        waiter?.resolve(reply.results);
        continue;
      }
      const error = this.#noteDamage(toStoreError(reply.fault));
      if (isOfDisk(error)) this.#failure ??= error;
      waiter?.reject(error);
    }
  }

  #noteDamage(error: StoreError): StoreError {
    this.#isSuspect ||= error.fault === 'broken';
    return error;
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    const reason = this.#failure ?? new StoreError('unavailable', 'the store thread ended');
    this.#worker = undefined;
    this.#failure = undefined;
    this.#outgoing = [];
    for (const waiter of this.#waiting.values()) waiter.reject(reason);
    this.#waiting.clear();
    if (!this.#isClosing) this.#options.onLost?.(reason);
  }
}
