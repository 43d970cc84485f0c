import { z } from 'zod';
import { icon, list, text } from '../../load/fields.ts';

/** Fields of work as joined tiles. The name is always there; its explanation shows on hover, focus and tap. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Text shown while a tile has focus. */
  keys: text,
  items: list(z.strictObject({ name: text, icon, title: text, text })),
});

export type Props = z.output<typeof schema>;
