import { z } from 'zod';
import { action, list, pictureName, rich, text } from '../../load/fields.ts';

/** The company's clients, on one base line, and why they choose it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Text below the lead, with links; left out when all linked pages are off. */
  more: rich.optional(),
  /** Meanings of the two colors in the pictures, from left to right. */
  legend: list(text),
  items: list(z.strictObject({ title: text, text, image: pictureName })),
  reasons: z.strictObject({ heading: text, paragraphs: list(text), action }),
});

export type Props = z.output<typeof schema>;
