import { z } from 'zod';
import { list, number, text } from '../../load/fields.ts';

/** A question set large, its answer sentence by sentence with the passages below it, and one that is refused, as large. */
export const schema = z.strictObject({
  heading: text,
  asker: text,
  question: text,
  /** Each sentence with the number of the source it rests on. */
  answer: list(z.strictObject({ text, source: number })),
  sourcesName: text,
  sources: list(z.strictObject({ title: text, place: text, quote: text })),
  refused: z.strictObject({ question: text, answer: text, because: text, reason: text }),
});

export type Props = z.output<typeof schema>;
