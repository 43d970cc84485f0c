import { z } from 'zod';
import { choice, drawing, text } from '../../load/fields.ts';

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** What the page is, in small print. */
  note: text.optional(),
  illustration: drawing.default('breadcrumb-day'),
  /**
   * In front of the morning: the drawn people of content/people.yaml side by side, or what the next block begins with and rises
   * into it, the portrait of a profile ('person') or the picture of a project ('stage').
   */
  front: choice('people', 'person', 'stage').optional(),
});

export type Props = z.output<typeof schema>;
