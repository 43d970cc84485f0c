import { z } from 'zod';
import { action, list, rich, sample, text } from '../../load/fields.ts';

/** Questions by topic: the page's name in large letters, and below it the topics beside the questions of one topic. */
export const schema = z.strictObject({
  sample,
  heading: text,
  /** Above the topics, with a sentence below it. */
  claim: text,
  text: rich,
  /** Name of all topics together. */
  name: text,
  /** Link of every question that has none of its own. */
  answer: rich,
  topics: list(
    z.strictObject({
      title: text,
      questions: list(
        z.strictObject({
          question: text,
          answer: rich.optional(),
          /** Link to a page with more about it. */
          more: action.optional(),
        }),
      ),
    }),
  ),
});

export type Props = z.output<typeof schema>;
