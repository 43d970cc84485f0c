import { z } from 'zod';
import { action, anyAction, choice, text } from '../../load/fields.ts';

/** A call before the end of the page, over its whole width, on its strongest background. */
export const schema = z.strictObject({
  /** The first sentence below the heading. */
  subtitle: text.optional(),
  heading: text,
  text,
  /** To a page, to a place further down on this one, or to a product's own site. */
  action: anyAction,
  link: action.optional(),
  /** Subject of a message written after this link, such as a product. */
  about: text.optional(),
  /** Drawing: the sun at full strength, or the night. */
  surface: choice('sol', 'night').default('sol'),
});

export type Props = z.output<typeof schema>;
