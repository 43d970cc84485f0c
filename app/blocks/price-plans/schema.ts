import { z } from 'zod';
import { action, text, textWith } from '../../load/fields.ts';

const both = z.strictObject({ monthly: text, annually: text });

/** All plans of content/plans.yaml, under a choice of two prices. */
export const schema = z.strictObject({
  toggle: z.strictObject({ name: text, note: text, labels: both, announcements: both }),
  /** What stands beside a price. */
  units: both,
  /** What a year costs, beside the price of a month. */
  also: textWith('price'),
  /** How much less a year costs than its twelve months. */
  saving: textWith('amount'),
  /** Of every plan. */
  action,
  /** What choosing one does. */
  after: text,
});

export type Props = z.output<typeof schema>;
