import { z } from 'zod';
import { choice, flag, list, pictureName, text } from '../../load/fields.ts';

/** Kinds of work as tiles: some with the client's view, the others with a small result. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(
    z.strictObject({
      title: text,
      text,
      image: pictureName,
      /** Twice as large, for a picture of a whole product: at 'night', or on the warm background of 'dawn'. */
      large: choice('night', 'dawn').optional(),
      /** Two columns wide, and last on wide screens: for a wide drawing. */
      wide: flag.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
