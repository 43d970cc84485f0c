import { z } from 'zod';
import { anyAction, choice, drawing, flag, picture, text } from '../../load/fields.ts';

/** A claim, an action, and the thing itself in front of the sun. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** For a product the way to its own site, or to somebody who shows it; without it the way to the contact form. */
  action: anyAction.optional(),
  /** Whether the path to the page stands above the heading. */
  breadcrumb: flag.default(true),
  /** Link of the button. */
  note: text.optional(),
  /** The row of fins at this page's hour of the sun. */
  illustration: drawing,
  /**
   * The thing itself. A service: 'panel' is a night drawing on a dark pane, 'free' stands in the light by itself. A product,
   * running out of the lower edge: 'paper', 'dashboard' (wider, the sun behind it) or 'chat' (tall).
   */
  shot: picture.extend({ kind: choice('panel', 'free', 'paper', 'dashboard', 'chat') }),
});

export type Props = z.output<typeof schema>;
