import { z } from 'zod';
import { choice, flag, list, pictureName, text } from '../../load/fields.ts';

/** Kinds of work as tiles: some with what clients see of it, the others with a small thing that it leaves behind. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(
    z.strictObject({
      title: text,
      text,
      image: pictureName,
      /** Twice as large, where the picture is one of a whole product: by 'night', or on the warm ground of 'dawn'. */
      large: choice('night', 'dawn').optional(),
      /** Two columns wide, and last on wide screens: for a wide drawing. */
      wide: flag.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
