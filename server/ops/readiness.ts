import type { Clock } from '../clock.ts';
import { withDeadline } from '../store/deadline.ts';

const freshForMs = 5000;
const deadlineMs = 2000;

/** The same question with a time limit. @throws StoreError `unavailable` when the store does not answer in time */
export const askInTime =
  <T>(ask: () => Promise<T>, clock: Clock): (() => Promise<T>) =>
  () =>
    withDeadline(ask(), deadlineMs, clock);

/**
 * Whether the store really writes. A success counts for a few seconds and one probe serves all who ask meanwhile, so
 * that asking often costs nothing.
 */
export function createReadiness(probe: () => Promise<void>, clock: Clock): () => Promise<boolean> {
  const tryProbe = askInTime(probe, clock);
  let succeededAt = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;

  async function tryOnce(): Promise<boolean> {
    try {
      await tryProbe();
      succeededAt = clock.elapsed();
      return true;
    } catch {
      return false;
    } finally {
      running = undefined;
    }
  }

  return async () => {
    if (clock.elapsed() - succeededAt < freshForMs) return true;
    running ??= tryOnce();
    return await running;
  };
}
