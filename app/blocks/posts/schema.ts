import { z } from 'zod';
import { number, text } from '../../load/fields.ts';

/** Articles and sample posts, newest first, beside a sidebar that links to others. /blog has all, in pages. */
export const schema = z.strictObject({
  /** Name of the list for assistive technology. */
  name: text,
  /** Label of the link at each post. */
  readMore: text,
  /** Posts per page; `topicSize` for the pages of a category or tag. */
  pageSize: number.default(6),
  topicSize: number.default(24),
  pagination: z.strictObject({ name: text, previous: text, next: text }),
  /** Number of pages shown while all posts are samples and fill only one. */
  samplePages: number.optional(),
});

export type Props = z.output<typeof schema>;
