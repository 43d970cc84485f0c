import { z } from 'zod';
import { flag, list, sample, text } from '../../load/fields.ts';

/** Figures in a row, which count up once when they are seen. */
export const schema = z.strictObject({
  /** Name of all figures together. */
  name: text.optional(),
  /** Shown on the night surface as written, without counting up. */
  still: flag.default(false),
  items: list(
    z.strictObject({
      sample,
      figure: text,
      label: text,
      /** Text about the figure. With texts all figures are on dark, each above as many fins; years do not count up. */
      text: text.optional(),
    }),
  ),
  /** Explanation of figures that could be misunderstood. */
  note: text.optional(),
});

export type Props = z.output<typeof schema>;
