import { z } from 'zod';
import { list, picture, text } from '../../load/fields.ts';

/** Results made from data: one in full width, and below it two pictures with their words, all on dark. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  image: picture,
  items: list(z.strictObject({ heading: text, text, image: picture })),
});

export type Props = z.output<typeof schema>;
