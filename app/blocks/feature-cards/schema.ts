import { z } from 'zod';
import { anyAction, choice, icon, list, text } from '../../load/fields.ts';

/** What a service or a product consists of, in rows of three. */
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
      /** What this one and those after it are for: parts a long list, but not on tablets, where each row is such a part. */
      part: text.optional(),
      /** The whole card is the link; without one it leads nowhere. */
      action: anyAction.optional(),
      /** Of the arrow: the brand's color, or that of the words. Alike within a list, or one of them seems to be chosen. */
      tone: choice('accent', 'solid').optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
