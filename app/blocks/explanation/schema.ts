import { z } from 'zod';
import { list, number, text } from '../../load/fields.ts';

/** Definition of a product in large type, its uses, and one part of it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Uses, each with a check mark. */
  items: list(text),
  /** Part of the product that the lead names: names above values, and the number of full fins, of how many. */
  example: z.strictObject({
    cells: list(z.strictObject({ name: text, value: text })),
    fins: z.strictObject({ full: number, all: number }),
  }),
});

export type Props = z.output<typeof schema>;
