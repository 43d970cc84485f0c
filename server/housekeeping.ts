import type { Clock } from './clock.ts';
import { describeError, type Log } from './log.ts';

/** Work that comes round: its name for the log, how often, and what. */
export interface Chore {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Does each chore now and then, one after the other; one that fails is told and comes round again. */
export function createHousekeeper(chores: readonly Chore[], clock: Clock, log: Log) {
  const cancels = new Map<string, () => void>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function work(chore: Chore): Promise<void> {
    try {
      await chore.run();
    } catch (error) {
      log.warn({ evt: 'chore-failed', chore: chore.name, error: describeError(error) });
    }
    if (!isStopped) plan(chore, chore.everyMs);
  }

  function plan(chore: Chore, ms: number): void {
    const start = () => {
      const turn = work(chore).finally(() => running.delete(turn));
      running.add(turn);
    };
    cancels.set(chore.name, clock.after(ms, start));
  }

  return {
    start(): void {
      if (cancels.size > 0) return;
      for (const chore of chores) plan(chore, 0);
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of cancels.values()) cancel();
      await Promise.all(running);
    },
  };
}
