import { z } from 'zod';
import { list, text, textWith } from '../../load/fields.ts';

/** Points of each plan of content/plans.yaml, side by side. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Text of a row of fins for people who cannot see it, and the first plan with the point, for narrow screens. */
  marks: z.strictObject({ included: text, missing: text, from: textWith('plan') }),
  /** Points of the plans in plain words; each title is a point in content/plans.yaml. */
  lines: list(z.strictObject({ title: text, text })),
});

export type Props = z.output<typeof schema>;
