import { z } from 'zod';
import { list, text } from '../../load/fields.ts';

/** Technologies in large type: a name, its task, and a sentence. */
export const schema = z.strictObject({
  heading: text,
  items: list(z.strictObject({ name: text, role: text, text })),
});

export type Props = z.output<typeof schema>;
