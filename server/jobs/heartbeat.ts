import type { LoggableError } from '../log.ts';
import type { LeadSummary } from '../store/lead/lead-reader.ts';

export interface HeartbeatOptions {
  url: string;
  /** Milliseconds that a message may wait. */
  limitMs: number;
  isReady: () => Promise<boolean>;
  summarize: () => Promise<LeadSummary>;
}

const patienceMs = 10_000;

/** Error without an address, which may be logged. */
class HeartbeatError extends Error implements LoggableError {
  readonly forLog: Record<string, unknown>;

  constructor(message: string) {
    super(message);
    this.forLog = { message };
  }
}

/**
 * Calls a dead man's switch, which raises an alarm when no call comes: only while messages can be stored and none has waited
 * too long.
 */
export function createHeartbeat({ url, limitMs, isReady, summarize }: HeartbeatOptions) {
  return async (stopping?: AbortSignal): Promise<void> => {
    if (!(await isReady())) return;
    if ((await summarize()).oldestPendingMs > limitMs) return;
    const patience = AbortSignal.timeout(patienceMs);
    const signal = stopping ? AbortSignal.any([stopping, patience]) : patience;
    // The address is a secret: an error of fetch would name it.
    const answer = await fetch(url, { signal, redirect: 'manual' }).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer?.ok) throw new HeartbeatError(`the heartbeat got ${answer?.status ?? 'no answer'}`);
  };
}
