import { z } from 'zod';
import { action, list, text } from '../../load/fields.ts';

/** The opening of an address that leads nowhere: the sun sets behind the footer, and some ways lead on. */
export const schema = z.strictObject({
  code: text,
  heading: text,
  text,
  action,
  links: list(action),
});

export type Props = z.output<typeof schema>;
