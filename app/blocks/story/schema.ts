import { z } from 'zod';
import { anyAction, choice, flag, picture, sample, text } from '../../load/fields.ts';

/** One claim and what follows from it, beside a picture. */
export const schema = z.strictObject({
  sample,
  heading: text,
  text,
  /** An action of this site is a button; a product's own site is a quieter link. */
  action: anyAction.optional(),
  image: picture,
  /** Place of the picture on wide screens; 'below': in full width below the words, all on one warm ground. */
  side: choice('start', 'end', 'below').default('end'),
  /**
   * 'cool': in the middle of a cool ground; 'cut': the lower edge of a warm one cuts it off; 'none': it has no ground; 'edge': it is
   * the ground, and goes on beyond the edge of the window at the end.
   */
  ground: choice('cool', 'cut', 'none', 'edge').default('cool'),
  /** A little darker than the page. */
  tinted: flag.default(false),
});

export type Props = z.output<typeof schema>;
