import { z } from 'zod';
import { list, number, text } from '../../load/fields.ts';

const labeled = z.strictObject({ figure: text, label: text });

/** A month as fins, one of them lit, and what happened in that night. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Cost of each day of the month, in dollars. */
  days: list(number),
  /** The marked day, from 1. */
  marked: number,
  /** Description of the drawing for people who cannot see it. */
  chart: text,
  total: labeled,
  /** Text beside the marked day. */
  peak: labeled,
  /** Events of the night, hour by hour. */
  night: z.strictObject({ heading: text, events: list(z.strictObject({ time: text, text })), cost: text }),
});

export type Props = z.output<typeof schema>;
