import { type Context, findOne, isResult, type Result } from '../context.ts';
import { learnAfterDeletion } from '../learn-labels.ts';
import { UsageError } from '../options.ts';

const batchSize = 200;

const stateWords = { sent: 'delivered', held: 'held', dead: 'undeliverable' } as const;

const ask = (what: string): Result => ({
  code: 1,
  out: '',
  error: `${what} Say it again with --yes to delete for good; copies in backups stay until you delete those.`,
});

/** Deletes messages for good: also the bytes they leave in the store's files. */
export async function purge({ store, command, progress }: Context): Promise<Result> {
  const { purge: which, yes } = command;
  if (which === undefined) throw new UsageError('purge needs --sent-before, such as --sent-before 180d');
  const total = await store.editor.countPurge(which);
  const day = new Date(which.before).toISOString().slice(0, 10);
  const [words, verb] = [stateWords[which.state], which.state === 'sent' ? 'were delivered' : 'came in'];
  if (total === 0) return { code: 0, out: `No ${words} messages ${verb} before ${day}.` };
  if (!yes) return ask(`${total} ${words} messages ${verb} before ${day}.`);
  const labels = await store.labels.count();
  let done = 0;
  for (;;) {
    const deleted = await store.editor.purge(which, batchSize);
    if (deleted === 0) break;
    done += deleted;
    progress(done, total);
  }
  await store.tidy();
  return { code: 0, out: `${done} ${words} messages are deleted.${await learnAfterDeletion(store.labels, labels)}` };
}

/** Deletes one message in any state, as a visitor may ask. */
export async function remove(context: Context): Promise<Result> {
  const { store, command } = context;
  const found = await findOne(context, command.words[0] ?? '');
  if (isResult(found)) return found;
  const { id, reference, state } = found;
  if (!command.yes) return ask(`${reference} is ${state}${state === 'sent' ? '' : ', and was never delivered'}.`);
  const labels = await store.labels.count();
  if (!(await store.editor.remove(id)))
    return { code: 1, out: '', error: `${reference} is being sent now. Try again in a minute.` };
  await store.tidy();
  return { code: 0, out: `${reference} is deleted.${await learnAfterDeletion(store.labels, labels)}` };
}
