import { z } from 'zod';
import { action, choice, text } from '../../load/fields.ts';

/** The end of a page without a banner: a sentence and one link. */
export const schema = z.strictObject({
  text,
  action,
  /** 'large' as the last block of a page: color and size of a banner. */
  size: choice('medium', 'large').default('medium'),
});

export type Props = z.output<typeof schema>;
