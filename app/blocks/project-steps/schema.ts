import { z } from 'zod';
import { list, picture, text } from '../../load/fields.ts';

/** The steps of a project, what each delivers, and a picture of the whole. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(z.strictObject({ title: text, duration: text, text, points: list(text) })),
  image: picture,
});

export type Props = z.output<typeof schema>;
