import type { Clock } from '../clock.ts';

const firstWaitMs = 5000;
const longestWaitMs = 60_000;

/** While a mail server is down, one message probes it now and then instead of each. */
export interface Breaker {
  /** Milliseconds until the next probe; 0 if sending may go on. */
  waitMs(): number;
  fail(): void;
  close(): void;
}

export function createBreaker(clock: Clock): Breaker {
  let nextWaitMs = firstWaitMs;
  let probeAt: number | undefined;

  return {
    waitMs: () => (probeAt === undefined ? 0 : Math.max(0, probeAt - clock.elapsed())),
    fail() {
      probeAt = clock.elapsed() + nextWaitMs;
      nextWaitMs = Math.min(nextWaitMs * 2, longestWaitMs);
    },
    close() {
      probeAt = undefined;
      nextWaitMs = firstWaitMs;
    },
  };
}
