import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { LeadEditor } from '../store/lead-editor.ts';

const dayMs = 86_400_000;
const batchSize = 200;

/** Deletes what was delivered long ago, bytes included, as RETENTION_DAYS says. */
export function createRetention(
  store: { editor: LeadEditor; tidy: () => Promise<void> },
  days: number,
  clock: Clock,
  log: Log,
): () => Promise<void> {
  return async () => {
    const before = clock.now() - days * dayMs;
    let total = 0;
    for (;;) {
      const deleted = await store.editor.purgeSent(before, batchSize);
      total += deleted;
      if (deleted < batchSize) break;
    }
    if (total === 0) return;
    await store.tidy();
    log.info({ evt: 'purged', messages: total });
  };
}
