import { z } from 'zod';
import { action, brand, list, text } from '../../load/fields.ts';

/** Names of other companies with their logos, in two rows that move past each other. */
export const schema = z.strictObject({
  heading: text,
  action,
  /** Label of the box that holds the rows. */
  pause: text,
  items: list(z.strictObject({ name: text, brand })),
});

export type Props = z.output<typeof schema>;
