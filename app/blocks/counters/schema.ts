import { z } from 'zod';
import { flag, list, sample, text } from '../../load/fields.ts';

/** Figures in a row, which count up once when they are seen. */
export const schema = z.strictObject({
  /** What the figures are called together. */
  name: text.optional(),
  /** They stand at night as they are written, and do not count up. */
  still: flag.default(false),
  items: list(
    z.strictObject({
      sample,
      figure: text,
      label: text,
      /** What is to be said of it. With such texts all stand at night, each above as many fins, and a year does not count up. */
      text: text.optional(),
    }),
  ),
  /** What the figures count, where they could be taken for others. */
  note: text.optional(),
});

export type Props = z.output<typeof schema>;
