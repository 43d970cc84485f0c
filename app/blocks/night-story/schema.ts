import { z } from 'zod';
import { action, choice, list, picture, text } from '../../load/fields.ts';

/** A claim with its checked points and a way on, beside the product at night. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  points: list(text),
  action,
  /** Beside the button. */
  links: list(action).optional(),
  image: picture,
  /** How much of the width the picture takes; with 'half' the section begins something else, and keeps more distance. */
  picture: choice('half', 'more').default('half'),
});

export type Props = z.output<typeof schema>;
