import { z } from 'zod';
import { list, sample, text } from '../../load/fields.ts';

/** What clients say, side by side. */
export const schema = z.strictObject({
  heading: text,
  items: list(z.strictObject({ sample, quote: text, author: text, role: text })),
});

export type Props = z.output<typeof schema>;
