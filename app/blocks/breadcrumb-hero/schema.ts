import { z } from 'zod';
import { action, choice, drawing, list, person, picture, post, text } from '../../load/fields.ts';

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  action: action.optional(),
  /** Kind of the page, in small print. */
  note: text.optional(),
  illustration: drawing.default('breadcrumb-day'),
  /**
   * In front of the morning: the drawn people of content/people.yaml side by side, or what the next block begins with and rises
   * into it, the portrait of a profile ('person') or the picture of a project ('stage').
   */
  front: choice('people', 'person', 'stage').optional(),
  /** In place of the morning: a picture from edge to edge, which belongs to its link. */
  story: z.strictObject({ picture, action }).optional(),
  /** In place of the morning: the cover of a post, with its category and its day; `alt` is what a drawn cover shows. */
  post: z.strictObject({ name: post, authors: list(person), alt: text }).optional(),
});

export type Props = z.output<typeof schema>;
