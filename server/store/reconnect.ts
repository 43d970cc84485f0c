import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { StoreError } from './store-error.ts';

export interface ReconnectOptions {
  store: { open(): Promise<void> };
  clock: Clock;
  log: Log;
  /** Another server has the store: there is nothing to wait for. */
  onTaken: () => void;
  /** After each successful opening. */
  onOpen: () => void;
}

const firstDelayMs = 500;
const longestDelayMs = 15_000;

/**
 * Opens the store, however long that takes; nothing else waits for it. `open` may be called again when it was lost; one
 * that is lost again and again is opened twice a second at most.
 */
export function createStoreConnection({ store, clock, log, onOpen, onTaken }: ReconnectOptions) {
  let isStopped = false;
  let openedAt = Number.NEGATIVE_INFINITY;
  let cancel = () => {};

  async function tryToOpen(delayMs: number): Promise<void> {
    if (isStopped) return;
    try {
      await store.open();
      if (isStopped) return;
      openedAt = clock.elapsed();
      onOpen();
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'taken') return onTaken();
      log.error(
        { evt: 'store-unavailable', retryMs: delayMs, error: describeError(error) },
        'The store cannot be opened',
      );
      cancel = clock.after(delayMs, () => void tryToOpen(Math.min(delayMs * 2, longestDelayMs)));
    }
  }

  return {
    open(): void {
      const openForMs = clock.elapsed() - openedAt;
      cancel = clock.after(Math.max(0, firstDelayMs - openForMs), () => void tryToOpen(firstDelayMs));
    },
    stop(): void {
      isStopped = true;
      cancel();
    },
  };
}
