import { type Context, findOne, isResult, type Result } from '../context.ts';

/** Marks messages as answered: this stops reminders, and sets the time to the answer. */
export async function answered(context: Context): Promise<Result> {
  const ids: string[] = [];
  for (const word of context.command.words) {
    const found = await findOne(context, word);
    if (isResult(found)) return found;
    ids.push(found.id);
  }
  const count = await context.store.answers.markAnswered(ids);
  return { code: 0, out: `${count === 1 ? '1 message is' : `${count} messages are`} marked as answered.` };
}
