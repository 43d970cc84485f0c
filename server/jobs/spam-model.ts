import { judgeBy } from '../intake/spam/rules.ts';
import type { Log } from '../log.ts';
import type { LabelStore } from '../store/label-store.ts';

/** Loads the weights that the owner's tool has learned, in every process. */
export function createModelReader(labels: LabelStore, log: Log): () => Promise<void> {
  let known: string | undefined;
  return async () => {
    const version = await labels.version();
    if (version === known) return;
    const model = await labels.read();
    judgeBy(model === undefined ? undefined : JSON.parse(model));
    known = version;
    log.info({ evt: 'spam-weights', learned: model !== undefined });
  };
}
