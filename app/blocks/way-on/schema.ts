import { z } from 'zod';
import { action, choice, text } from '../../load/fields.ts';

/** The end of a page that has no banner: one way on, and what comes of it. */
export const schema = z.strictObject({
  text,
  action,
  /** 'large' where it is the page's last word: the color of the banners, and their size. */
  size: choice('medium', 'large').default('medium'),
});

export type Props = z.output<typeof schema>;
