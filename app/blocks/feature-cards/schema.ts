import { z } from 'zod';
import { anyAction, choice, icon, list, text } from '../../load/fields.ts';

/** Parts of a service or a product, in rows of three. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** The link of every card that has none of its own. */
  link: anyAction.optional(),
  items: list(
    z.strictObject({
      title: text,
      icon,
      text,
      points: list(text).optional(),
      /** Name of the group that begins here: it divides a long list, except on tablets, where each row is a group. */
      part: text.optional(),
      /** The whole card is the link; without one it leads nowhere. */
      action: anyAction.optional(),
      /** Color of the arrow: the brand's or that of the words. Use one color in a list, or one item seems to be chosen. */
      tone: choice('accent', 'solid').optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
