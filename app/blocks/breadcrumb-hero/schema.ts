import { z } from 'zod';
import { action, drawing, text } from '../../load/fields.ts';

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  action: action.optional(),
  /** What the page is, in small print. */
  note: text.optional(),
  illustration: drawing.default('breadcrumb-day'),
});

export type Props = z.output<typeof schema>;
