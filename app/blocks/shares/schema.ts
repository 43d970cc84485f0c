import { z } from 'zod';
import { list, picture, sample, text } from '../../load/fields.ts';

/** Two shares of a hundred and a picture. Only the first share is lit. */
export const schema = z.strictObject({
  heading: text,
  paragraphs: list(text),
  image: picture,
  /** `figure`: a percentage, such as 92%. */
  items: list(z.strictObject({ sample, figure: text, label: text })),
});

export type Props = z.output<typeof schema>;
