import { z } from 'zod';
import { list, text } from '../../load/fields.ts';

/** What something is made of, said large: a name, its part in it, and a sentence. */
export const schema = z.strictObject({
  heading: text,
  items: list(z.strictObject({ name: text, role: text, text })),
});

export type Props = z.output<typeof schema>;
