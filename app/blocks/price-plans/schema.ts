import { z } from 'zod';
import { action, text, textWith } from '../../load/fields.ts';

const both = z.strictObject({ monthly: text, annually: text });

/** All plans of content/plans.yaml, under a choice of two prices if a plan has both. */
export const schema = z.strictObject({
  toggle: z.strictObject({ name: text, note: text, labels: both, announcements: both }),
  /** Price of a year, beside the price of a month. */
  also: textWith('price'),
  /** Text of the saving: a year compared with twelve months. */
  saving: textWith('amount'),
  /** Label of the button of every plan. */
  action,
  /** Explanation of the button, below the plans. */
  after: text,
});

export type Props = z.output<typeof schema>;
