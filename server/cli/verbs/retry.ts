import { cameFromBehind } from '../../store/bounce-store.ts';
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
  if (command.destination !== 'mail') return await retryWebhook(context);
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
  const again: string[] = [];
  for (const word of context.command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    if (verb === 'retry' && cameFromBehind(found)) {
      again.push(found.id);
      continue;
    }
    if (found.state === 'sent') return { code: 1, out: '', error: `${found.reference} has been delivered already.` };
    if (verb === 'release' && found.state !== 'held') {
      return { code: 1, out: '', error: `${found.reference} is not held: it is ${found.state}.` };
    }
    ids.push(found.id);
  }
  if (verb === 'release') await context.store.labels.mark(ids, 'genuine');
  let count = ids.length === 0 ? 0 : await context.store.editor.retry({ ids });
  for (const id of again) count += Number(await context.store.editor.sendAgain(id));
  return { code: 0, out: `${told(count)} queued.` };
}

/** What was posted already is posted again: the receiver knows it by its ID. */
async function retryWebhook(context: Context): Promise<Result> {
  const { command, store } = context;
  if (command.held) throw new UsageError('held messages are released first, and then go to every destination');
  if (command.dead) return { code: 0, out: `${told(await store.webhook.retry('dead'))} queued again for the webhook.` };
  const ids: string[] = [];
  for (const word of command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    ids.push(found.id);
  }
  return { code: 0, out: `${told(await store.webhook.retry({ ids }))} queued for the webhook.` };
}
