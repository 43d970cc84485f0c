import { z } from 'zod';
import { choice, list, sample, text } from '../../load/fields.ts';

/** A few sentences in large type; the heading is smaller and only names them. */
export const schema = z.strictObject({
  sample,
  heading: text,
  sentences: list(text),
  /** Place of the heading: beside the sentences on a darker background, or above them. */
  place: choice('beside', 'above').default('beside'),
});

export type Props = z.output<typeof schema>;
