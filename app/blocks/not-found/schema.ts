import { z } from 'zod';
import { action, list, text } from '../../load/fields.ts';

/** The opening of the not-found page: the sun sets behind the footer; some links. */
export const schema = z.strictObject({
  code: text,
  heading: text,
  text,
  action,
  links: list(action),
});

export type Props = z.output<typeof schema>;
