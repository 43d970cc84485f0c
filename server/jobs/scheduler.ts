import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';

/** Recurring work: its name in the log, its interval, and its code. */
export interface Job {
  name: string;
  everyMs: number;
  /** @param signal aborts all waiting when the process ends */
  run: (signal: AbortSignal) => Promise<void>;
}

/** Runs each job at its interval. One that fails is logged and runs again the next time. */
export function createScheduler(jobs: readonly Job[], clock: Clock, log: Log) {
  const cancels = new Map<string, () => void>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function work(job: Job): Promise<void> {
    try {
      await job.run(stopping.signal);
    } catch (error) {
      log.warn({ evt: 'job-failed', job: job.name, error: describeError(error) });
    }
    if (!stopping.signal.aborted) plan(job, job.everyMs);
  }

  function plan(job: Job, ms: number): void {
    const start = () => {
      const turn = work(job).finally(() => running.delete(turn));
      running.add(turn);
    };
    cancels.set(job.name, clock.after(ms, start));
  }

  return {
    start(): void {
      if (cancels.size > 0) return;
      for (const job of jobs) plan(job, 0);
    },
    async stop(): Promise<void> {
      stopping.abort();
      for (const cancel of cancels.values()) cancel();
      await Promise.all(running);
    },
  };
}
