import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** Address and number, without a form. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Labels of the address and of the number. */
  email: text,
  phone: text,
  /** A button after them; the block is then one strip, a little darker than the page. */
  action: action.optional(),
});

export type Props = z.output<typeof schema>;
