import { isRefusedBehindAlias } from '../../store/bounce-store.ts';
import { isSuspected } from '../../store/lead/suspicion.ts';
import type { DestinationName, LeadRow } from '../../store/tables.ts';
import { type Context, findOne, isResult, type Result } from '../context.ts';
import { UsageError } from '../options.ts';

const countMessages = (count: number) => (count === 1 ? '1 message is' : `${count} messages are`);

/** Queues messages again: named ones, or all that are parked in one state. */
export async function retry(context: Context): Promise<Result> {
  const { command, store } = context;
  const { dead, held, words } = command;
  if ([dead, held, words.length > 0].filter(Boolean).length !== 1) {
    throw new UsageError('retry takes IDs, or --dead, or --held');
  }
  if (command.destination !== 'mail') return await retryOther(context, command.destination);
  if (words.length > 0) return await queueNamed(context);
  const count = await store.editor.retry({ state: dead ? 'dead' : 'held' });
  return { code: 0, out: `${countMessages(count)} queued again.` };
}

/** Labels messages as no spam, and queues those that are held. */
export async function release(context: Context): Promise<Result> {
  const { store, command } = context;
  const [held, marked]: string[][] = [[], []];
  for (const word of command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    if (isSuspected(found)) marked?.push(found.id);
    else if (found.state === 'held') held?.push(found.id);
    else return refuse(found);
  }
  const ids = [...(held ?? []), ...(marked ?? [])];
  await store.labels.mark(ids, 'genuine');
  if (marked?.length === ids.length) return { code: 0, out: `${countMessages(ids.length)} marked as no spam.` };
  return { code: 0, out: `${countMessages(await store.editor.retry({ ids: held ?? [] }))} queued.` };
}

const refuse = ({ reference, state }: LeadRow): Result => ({
  code: 1,
  out: '',
  error: state === 'sent' ? `${reference} has been delivered already.` : `${reference} is not held: it is ${state}.`,
});

async function queueNamed(context: Context): Promise<Result> {
  const ids: string[] = [];
  const again: string[] = [];
  for (const word of context.command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    if (isRefusedBehindAlias(found)) {
      again.push(found.id);
      continue;
    }
    if (found.state === 'sent') return refuse(found);
    ids.push(found.id);
  }
  let count = ids.length === 0 ? 0 : await context.store.editor.retry({ ids });
  for (const id of again) count += Number(await context.store.editor.sendAgain(id));
  return { code: 0, out: `${countMessages(count)} queued.` };
}

/** Sends messages again that were sent already: a receiver of the webhook recognizes them by ID. */
async function retryOther(context: Context, name: DestinationName): Promise<Result> {
  const { command, store } = context;
  if (command.held) throw new UsageError('held messages are released first, and then go to every destination');
  const destination = store.destination(name, [name]);
  const place = name === 'webhook' ? 'the webhook' : name.slice(name.indexOf(':') + 1);
  if (command.dead)
    return { code: 0, out: `${countMessages(await destination.retry('dead'))} queued again for ${place}.` };
  const ids: string[] = [];
  for (const word of command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    ids.push(found.id);
  }
  return { code: 0, out: `${countMessages(await destination.retry({ ids }))} queued for ${place}.` };
}
