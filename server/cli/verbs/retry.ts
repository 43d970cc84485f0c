import type { DestinationName } from '../../store/tables.ts';
import { type Context, findOne, isResult, type Result } from '../context.ts';
import { UsageError } from '../options.ts';

const told = (count: number) => (count === 1 ? '1 message is' : `${count} messages are`);

/** Queues messages again: named ones, or all that are parked in one state. */
export async function retry(context: Context): Promise<Result> {
  const { command, store } = context;
  const { dead, held, words } = command;
  if ([dead, held, words.length > 0].filter(Boolean).length !== 1) {
    throw new UsageError('retry takes IDs, or --dead, or --held');
  }
  if (command.destination !== 'mail') return await retryOther(context, command.destination);
  if (words.length > 0) return await queueNamed(context, 'retry');
  const count = await store.editor.retry({ state: dead ? 'dead' : 'held' });
  return { code: 0, out: `${told(count)} queued again.` };
}

/** Queues held messages that are none. */
export async function release(context: Context): Promise<Result> {
  return await queueNamed(context, 'release');
}

async function queueNamed(context: Context, verb: 'retry' | 'release'): Promise<Result> {
  const ids: string[] = [];
  for (const word of context.command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    if (found.state === 'sent') return { code: 1, out: '', error: `${found.reference} has been delivered already.` };
    if (verb === 'release' && found.state !== 'held') {
      return { code: 1, out: '', error: `${found.reference} is not held: it is ${found.state}.` };
    }
    ids.push(found.id);
  }
  if (verb === 'release') await context.store.labels.mark(ids, 'genuine');
  return { code: 0, out: `${told(await context.store.editor.retry({ ids }))} queued.` };
}

/** What was sent already is sent again: a receiver of the webhook knows it by its ID. */
async function retryOther(context: Context, name: DestinationName): Promise<Result> {
  const { command, store } = context;
  if (command.held) throw new UsageError('held messages are released first, and then go to every destination');
  const destination = store.destination(name, [name]);
  const place = name === 'webhook' ? 'the webhook' : name.slice(name.indexOf(':') + 1);
  if (command.dead) return { code: 0, out: `${told(await destination.retry('dead'))} queued again for ${place}.` };
  const ids: string[] = [];
  for (const word of command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    ids.push(found.id);
  }
  return { code: 0, out: `${told(await destination.retry({ ids }))} queued for ${place}.` };
}
