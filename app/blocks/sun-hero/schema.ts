import { z } from 'zod';
import { action, choice, drawing, text, textWith } from '../../load/fields.ts';

/** The first screen of a page: one claim, one action, one sun. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  action,
  link: action.optional(),
  /** 'home' and 'overview': words at the left above the height of the sun; 'centered': words in the middle above the sun. */
  kind: choice('home', 'overview', 'centered'),
  illustration: drawing,
  /** Says over which place its sun stands, and moves it to where it stands there now: for `hero-night`. */
  sun: z
    .strictObject({
      /** Without script, and until it comes. */
      still: text,
      day: textWith('time', 'degrees'),
      night: textWith('time'),
    })
    .optional(),
});

export type Props = z.output<typeof schema>;
