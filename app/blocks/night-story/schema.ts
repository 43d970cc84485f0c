import { z } from 'zod';
import { action, choice, list, picture, text } from '../../load/fields.ts';

/** A claim with checked points and a link, beside the product at night. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  points: list(text),
  action,
  /** Link beside the button. */
  links: list(action).optional(),
  image: picture,
  /** The picture's share of the width; 'half' also puts more distance before the section. */
  picture: choice('half', 'more').default('half'),
});

export type Props = z.output<typeof schema>;
