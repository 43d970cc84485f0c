import { z } from 'zod';
import { action, choice, drawing, list, person, picture, post, text } from '../../load/fields.ts';

/** The quiet opening of a page: its breadcrumb, its name, and a drawing of the morning at the right. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  action: action.optional(),
  /** Kind of the page, in small letters. */
  note: text.optional(),
  illustration: drawing.default('breadcrumb-day'),
  /**
   * In front of the morning: the drawn people of content/people.yaml side by side, or the top of the next block's
   * picture: the portrait of a profile ('person') or the picture of a project ('stage').
   */
  front: choice('people', 'person', 'stage').optional(),
  /** In place of the morning: a picture over the whole width, with its link. */
  story: z.strictObject({ picture, action }).optional(),
  /** In place of the morning: the cover of a post, with its category and its day; `alt` describes a drawn cover. */
  post: z.strictObject({ name: post, authors: list(person), alt: text }).optional(),
});

export type Props = z.output<typeof schema>;
