import type { Clock } from '../clock.ts';
import { leadsCommand } from '../leads-command.ts';
import type { Log } from '../log.ts';
import type { LabelStore } from '../store/label-store.ts';
import type { LeadEditor, Purge } from '../store/lead/lead-editor.ts';

const dayMs = 86_400_000;
const batchSize = 200;

export interface RetentionOptions {
  store: { editor: LeadEditor; labels: LabelStore; tidy: () => Promise<void> };
  clock: Clock;
  log: Log;
  /** Days of delivered messages (RETENTION_DAYS); 0: kept. */
  sentDays: number;
  /** Days of held ones that a digest has listed (RETENTION_HELD_DAYS); 0: kept. */
  heldDays: number;
}

/**
 * Deletes messages delivered or held long ago, bytes included. One that could not be delivered stays until its visitor
 * was answered.
 */
export function createRetention({ store, clock, log, sentDays, heldDays }: RetentionOptions): () => Promise<void> {
  async function purgeAll(which: Purge): Promise<number> {
    let total = 0;
    for (;;) {
      const deleted = await store.editor.purge(which, batchSize);
      total += deleted;
      if (deleted < batchSize) return total;
    }
  }

  return async () => {
    const before = (days: number) => clock.now() - days * dayMs;
    const labels = await store.labels.count();
    const sent = sentDays > 0 ? await purgeAll({ state: 'sent', before: before(sentDays) }) : 0;
    const dead = sentDays > 0 ? await purgeAll({ state: 'dead', before: before(sentDays), isAnswered: true }) : 0;
    const held = heldDays > 0 ? await purgeAll({ state: 'held', before: before(heldDays), isTold: true }) : 0;
    if (sent + dead + held === 0) return;
    // Drops weights learned from a deleted message. Learning again takes seconds, and pages would wait for it.
    if ((await store.labels.count()) < labels && (await store.labels.read()) !== undefined) {
      await store.labels.forget();
      log.warn(
        { evt: 'spam-weights-forgotten' },
        `Learned messages were deleted: ${leadsCommand('learn')} learns again`,
      );
    }
    await store.tidy();
    log.info({ evt: 'purged', messages: sent, held, dead });
  };
}
