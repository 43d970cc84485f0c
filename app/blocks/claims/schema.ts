import { z } from 'zod';
import { flag, list, picture, text } from '../../load/fields.ts';

/** Claims, each below a picture that shows it, two in a row or one over the whole width. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(
    z.strictObject({
      title: text,
      text,
      image: picture,
      /** Over the whole width. */
      wide: flag.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
