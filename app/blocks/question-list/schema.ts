import { z } from 'zod';
import { drawing, listShown, rich, sample, text } from '../../load/fields.ts';

/** What the page is called, in large letters above a low sun, with its questions right beside it. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  illustration: drawing.default('hero-questions'),
  items: listShown({ question: text, answer: rich }),
  /** After the questions: where others are answered. */
  more: rich,
});

export type Props = z.output<typeof schema>;
