import { z } from 'zod';
import { choice, list, sample, text } from '../../load/fields.ts';

/** A few sentences, said large: they lead, and the heading only says what they are. */
export const schema = z.strictObject({
  sample,
  heading: text,
  sentences: list(text),
  /** Place of the heading: beside the sentences on a darker ground, or above them. */
  place: choice('beside', 'above').default('beside'),
});

export type Props = z.output<typeof schema>;
