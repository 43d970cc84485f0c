import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Clock } from '../clock.ts';

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives the memory of a start back to the system: V8 keeps the room in which site and classifier were read, and does
 * not collect it under little load. Stops the process for about a tenth of a second, once. Node has no call for it; its
 * flag makes one, in a context of its own, so that nothing else can call it.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const lookMs = 5000;
/** A busy hour takes less; a crowd takes more. */
const mostGrowth = 40 * 1024 * 1024;
/** Bytes above the start: beyond them every few checks try to give memory back. */
const mostLeft = 20 * 1024 * 1024;
const checksBetween = 4;

/** Bytes that V8 holds, used or not. */
function measureHeld(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

/**
 * Gives memory back whenever much more of it is held than after the last time, and now and then while more is held than
 * at the start: V8 does not collect it after thousands of clients have left.
 */
export function keepMemoryLow(clock: Clock, release = releaseMemory, measure = measureHeld): void {
  release();
  const atStart = measure();
  let [held, checks] = [atStart, 0];
  const look = () => {
    checks += 1;
    const now = measure();
    if (now - held > mostGrowth || (checks >= checksBetween && now - atStart > mostLeft)) {
      release();
      held = measure();
      checks = 0;
    }
    clock.after(lookMs, look);
  };
  clock.after(lookMs, look);
}
