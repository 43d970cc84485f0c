import { z } from 'zod';
import { action, choice, flag, list, picture, text } from '../../load/fields.ts';

/** Cards in a row, each one link: a picture on its ground, words, and the way on. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** The links open in a new tab, and say so. */
  newTab: flag.default(false),
  items: list(
    z.strictObject({
      title: text,
      /** In a few words, when it is the one to choose. */
      subtitle: text.optional(),
      text,
      points: list(text).optional(),
      action,
      /** Color of the arrow: the brand's or that of the words. Use one color in a list, or one item seems to be chosen. */
      tone: choice('accent', 'solid').default('solid'),
      image: picture,
      /** Color of its ground. */
      ground: choice('warm', 'cool', 'plain'),
    }),
  ),
});

export type Props = z.output<typeof schema>;
