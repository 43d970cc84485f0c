import { z } from 'zod';
import { list, sample, text } from '../../load/fields.ts';

/** What clients say, one voice at a time. */
export const schema = z.strictObject({
  /** Read aloud only. */
  heading: text,
  /** Names of the buttons. */
  previous: text,
  next: text,
  items: list(z.strictObject({ sample, quote: text, author: text, role: text })),
});

export type Props = z.output<typeof schema>;
