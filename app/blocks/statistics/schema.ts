import { z } from 'zod';
import { action, list, sample, text } from '../../load/fields.ts';

/** Words beside a few figures, each with exactly that number of fins. Only the last fin is lit. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  action,
  items: list(z.strictObject({ sample, figure: text, label: text })),
});

export type Props = z.output<typeof schema>;
