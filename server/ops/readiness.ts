import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { CanaryStore } from '../store/canary-store.ts';
import { withDeadline } from '../store/deadline.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';

const freshForMs = 5000;
const deadlineMs = 2000;

/** The same question with a time limit. @throws StoreError `unavailable` when the store does not answer in time */
export const withTimeLimit =
  <T>(ask: () => Promise<T>, clock: Clock): (() => Promise<T>) =>
  () =>
    withDeadline(ask(), deadlineMs, clock);

/**
 * Whether the store really writes. A success is valid for a few seconds and all callers meanwhile share one probe, so
 * that frequent calls cost nothing.
 */
export function createReadiness(probe: () => Promise<void>, clock: Clock): () => Promise<boolean> {
  const tryProbe = withTimeLimit(probe, clock);
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

/** Parts whose state is shown beside: canaries, and the mailbox of bounces if there is one. */
export function listDetails(
  { mail }: Pick<Config, 'mail'>,
  store: { canary: Pick<CanaryStore, 'assess'>; mailbox: Pick<MailboxStore, 'assess'> },
  clock: Clock,
): Readonly<Record<string, () => Promise<string>>> {
  const canary = withTimeLimit(() => store.canary.assess(mail.seesCanaries), clock);
  const assessMailbox = withTimeLimit(() => store.mailbox.assess(), clock);
  return { canary, ...(mail.bounceMailbox && { bounces: async () => (await assessMailbox()).state }) };
}
