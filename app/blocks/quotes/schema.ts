import { z } from 'zod';
import { list, sample, text } from '../../load/fields.ts';

/** Quotes of clients, side by side or one at a time. */
export const schema = z.strictObject({
  /** Only for screen readers, if one quote is shown at a time. */
  heading: text,
  /** Names of the buttons that turn to another quote; without them all quotes are side by side. */
  turn: z.strictObject({ previous: text, next: text }).optional(),
  items: list(z.strictObject({ sample, quote: text, author: text, role: text })),
});

export type Props = z.output<typeof schema>;
