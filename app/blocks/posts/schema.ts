import { z } from 'zod';
import { number, text } from '../../load/fields.ts';

/** Articles and sample posts, newest first, and beside them ways to others. On /blog all of them, divided into pages. */
export const schema = z.strictObject({
  /** Name of the list for assistive technology. */
  name: text,
  /** At each post. */
  readMore: text,
  /** How many stand on a page, and how many of those with one category or tag. */
  pageSize: number.default(6),
  topicSize: number.default(24),
  pagination: z.strictObject({ name: text, previous: text, next: text }),
  /** How many pages there seem to be while all posts are samples and fill only one. */
  samplePages: number.optional(),
});

export type Props = z.output<typeof schema>;
