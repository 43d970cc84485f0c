import { type Context, findOne, isResult, type Result } from '../context.ts';

/** Labels messages as spam: reminders omit them, and `learn` uses them. */
export async function markSpam(context: Context): Promise<Result> {
  const ids: string[] = [];
  for (const word of context.command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    ids.push(found.id);
  }
  const count = await context.store.labels.mark(ids, 'spam');
  return { code: 0, out: `${count === 1 ? '1 message is' : `${count} messages are`} marked as spam.` };
}
