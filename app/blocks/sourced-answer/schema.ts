import { z } from 'zod';
import { list, number, text } from '../../load/fields.ts';

/** A question in large type, its answer by sentences with their sources below it, and a refused question, as large. */
export const schema = z.strictObject({
  heading: text,
  asker: text,
  question: text,
  /** Each sentence with the number of its source. */
  answer: list(z.strictObject({ text, source: number })),
  sourcesName: text,
  sources: list(z.strictObject({ title: text, place: text, quote: text })),
  refused: z.strictObject({ question: text, answer: text, because: text, reason: text }),
});

export type Props = z.output<typeof schema>;
