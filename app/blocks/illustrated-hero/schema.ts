import { z } from 'zod';
import { anyAction, choice, drawing, flag, picture, text } from '../../load/fields.ts';

/** A claim, an action, and the product in front of the sun. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** For a product a link to its own site, or to a person who shows it; without it a link to the contact form. */
  action: anyAction.optional(),
  /** Whether the breadcrumb is shown above the heading. */
  breadcrumb: flag.default(true),
  /** Link of the button. */
  note: text.optional(),
  /** The row of fins, at the hour of this page. */
  illustration: drawing,
  /**
   * The picture. For a service: 'panel' is a night drawing on a dark pane, 'free' has no pane. For a product, cut by
   * the lower edge: 'paper', 'dashboard' (wider, the sun behind it) or 'chat' (tall).
   */
  shot: picture.extend({ kind: choice('panel', 'free', 'paper', 'dashboard', 'chat') }),
});

export type Props = z.output<typeof schema>;
