import { z } from 'zod';
import { anyAction, choice, flag, picture, sample, text } from '../../load/fields.ts';

/** One claim and its consequences, beside a picture. */
export const schema = z.strictObject({
  sample,
  heading: text,
  text,
  /** An action of this site is a button; a product's own site is a quieter link. */
  action: anyAction.optional(),
  image: picture,
  /** Place of the picture on wide screens; 'below': in full width below the words, all on one warm background. */
  side: choice('start', 'end', 'below').default('end'),
  /**
   * 'cool': in the middle of a cool background; 'cut': cut off by the lower edge of a warm one; 'none': without a
   * background; 'edge': the picture is the background, up to the edge of the window.
   */
  ground: choice('cool', 'cut', 'none', 'edge').default('cool'),
  /** A little darker than the page. */
  tinted: flag.default(false),
});

export type Props = z.output<typeof schema>;
