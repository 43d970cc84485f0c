import { z } from 'zod';
import { drawing, listShown, rich, sample, text } from '../../load/fields.ts';

/** Name of the page in large letters above a low sun, with the questions beside it. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  illustration: drawing.default('hero-questions'),
  items: listShown({ question: text, answer: rich }),
  /** Text after the questions: where others are answered. */
  more: rich,
});

export type Props = z.output<typeof schema>;
