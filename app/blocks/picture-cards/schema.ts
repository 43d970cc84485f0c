import { z } from 'zod';
import { action, choice, flag, list, picture, text } from '../../load/fields.ts';

/** Cards in a row, each one link: a picture on its background, words, and an arrow. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** The links open in a new tab, and tell visitors. */
  newTab: flag.default(false),
  items: list(
    z.strictObject({
      title: text,
      /** A few words on when to choose it. */
      subtitle: text.optional(),
      text,
      points: list(text).optional(),
      action,
      /** Color of the arrow: the brand's or that of the words. Use one color in a list, or one item seems to be chosen. */
      tone: choice('accent', 'solid').default('solid'),
      image: picture,
      /** Color of its background. */
      ground: choice('warm', 'cool', 'plain'),
    }),
  ),
});

export type Props = z.output<typeof schema>;
