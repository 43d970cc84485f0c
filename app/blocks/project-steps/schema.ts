import { z } from 'zod';
import { list, picture, text } from '../../load/fields.ts';

/** How a project runs: steps with what each leaves behind, and the whole of it as a picture. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(z.strictObject({ title: text, duration: text, text, points: list(text) })),
  image: picture,
});

export type Props = z.output<typeof schema>;
