import { z } from 'zod';
import { flag, list, sample, text } from '../../load/fields.ts';

/** Figures in a row, which count up once when they are seen. */
export const schema = z.strictObject({
  /** Name of all figures together. */
  name: text.optional(),
  /** They stand at night as they are written, and do not count up. */
  still: flag.default(false),
  items: list(
    z.strictObject({
      sample,
      figure: text,
      label: text,
      /** Text about the figure. With texts all figures stand on the dark ground, each above as many fins, and a year does not count up. */
      text: text.optional(),
    }),
  ),
  /** Meaning of the figures, if they could be misunderstood. */
  note: text.optional(),
});

export type Props = z.output<typeof schema>;
