import { z } from 'zod';
import { list, sample, text } from '../../load/fields.ts';

/** Figures with what is to be said of each. One with a plus is counted, a year is not; each is drawn below itself, a fin for each. */
export const schema = z.strictObject({
  items: list(z.strictObject({ sample, figure: text, label: text, text })),
});

export type Props = z.output<typeof schema>;
