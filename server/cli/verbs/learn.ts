import type { Context, Result } from '../context.ts';
import { learnLabels, minLabels } from '../learn-labels.ts';

/** Moves the shipped weights by the owner's labels; running servers load the result within a minute. */
export async function learnSpam({ store, command }: Context): Promise<Result> {
  if (command.undo) {
    await store.labels.undo();
    return { code: 0, out: 'The former weights are used again.' };
  }
  const lesson = await learnLabels(store.labels);
  if (lesson === undefined)
    return {
      code: 1,
      out: '',
      error: `At least ${minLabels} messages have to be labelled: by spam, by release, or by the links in mails.`,
    };
  const { labels, heldOut, wrongBefore, wrongAfter, isKept } = lesson;
  const figures = `Learned from ${labels} labelled messages. Of ${heldOut} labelled ones held out, the shipped weights judge ${wrongBefore} wrongly, those learned from the others ${wrongAfter}.`;
  return isKept
    ? { code: 0, out: `${figures} They are used from now on; learn --undo restores the former ones.` }
    : { code: 1, out: '', error: `${figures} This is no better, so the weights are unchanged.` };
}
