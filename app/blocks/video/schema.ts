import { z } from 'zod';
import { text } from '../../load/fields.ts';

/** A framed poster with a button that plays the video of the site, in front of the opening if it follows one. */
export const schema = z.strictObject({
  heading: text,
  text,
  /** The button's label, and text after it for screen readers only. */
  play: z.strictObject({ label: text, about: text }),
  /** Texts of the video over the whole page. */
  overlay: z.strictObject({ title: text, close: text, help: text, link: text }),
});

export type Props = z.output<typeof schema>;
