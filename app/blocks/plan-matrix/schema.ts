import { z } from 'zod';
import { list, text, textWith } from '../../load/fields.ts';

/** Which plan of content/plans.yaml includes what. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** What a row of fins says for whoever cannot see it, and from which plan on, where its name is a screen away. */
  marks: z.strictObject({ included: text, missing: text, from: textWith('plan') }),
  /** What the plans include, in plain words; the titles are those of their points. */
  lines: list(z.strictObject({ title: text, text })),
});

export type Props = z.output<typeof schema>;
