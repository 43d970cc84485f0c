import { z } from 'zod';
import { list, number, text } from '../../load/fields.ts';

/** What something is, said large, what it is good for, and one piece of it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** What it is good for, each with a check mark. */
  items: list(text),
  /** What the lead speaks of, as it is in the product: names above values, and how many fins are full, of how many. */
  example: z.strictObject({
    cells: list(z.strictObject({ name: text, value: text })),
    fins: z.strictObject({ full: number, all: number }),
  }),
});

export type Props = z.output<typeof schema>;
