import type { Context, Result } from '../context.ts';
import { UsageError } from '../options.ts';

const batchSize = 200;

/** Deletes delivered messages for good: also the bytes they leave in the store's files. */
export async function purge({ store, command, progress }: Context): Promise<Result> {
  const { sentBefore, yes } = command;
  if (sentBefore === undefined) throw new UsageError('purge needs --sent-before, such as --sent-before 180d');
  const total = await store.editor.countSent(sentBefore);
  const day = new Date(sentBefore).toISOString().slice(0, 10);
  if (total === 0) return { code: 0, out: `Nothing was delivered before ${day}.` };
  if (!yes) {
    return {
      code: 1,
      out: '',
      error: `${total} messages were delivered before ${day}. Say it again with --yes to delete them for good.`,
    };
  }
  let done = 0;
  for (;;) {
    const deleted = await store.editor.purgeSent(sentBefore, batchSize);
    if (deleted === 0) break;
    done += deleted;
    progress(done, total);
  }
  await store.tidy();
  return { code: 0, out: `${done} delivered messages are deleted.` };
}
