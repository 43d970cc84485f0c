import { z } from 'zod';
import { text } from '../../load/fields.ts';

/** A framed poster with a button that plays the video of the site, in front of the opening if it follows one. */
export const schema = z.strictObject({
  heading: text,
  text,
  /** The button's word, and what only a screen reader needs to hear after it. */
  play: z.strictObject({ label: text, about: text }),
  /** Words of the video over the whole page. */
  overlay: z.strictObject({ title: text, close: text, help: text, link: text }),
});

export type Props = z.output<typeof schema>;
