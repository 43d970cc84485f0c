import { z } from 'zod';
import { icon, list, photograph, picture, text } from '../../load/fields.ts';

/** A picture of the work, and the paragraphs that explain it. */
export const schema = z.strictObject({
  heading: text,
  paragraphs: list(text),
  items: list(z.strictObject({ icon, text })),
  image: picture,
  /** In place of the illustration. */
  photograph: photograph.optional(),
});

export type Props = z.output<typeof schema>;
