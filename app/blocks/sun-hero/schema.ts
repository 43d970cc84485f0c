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
  /** Names the place of the sun, and moves the sun to its present height there: for `hero-night`. */
  sun: z
    .strictObject({
      /** Text without script, and until it is loaded. */
      still: text,
      day: textWith('time', 'degrees'),
      night: textWith('time'),
    })
    .optional(),
});

export type Props = z.output<typeof schema>;
