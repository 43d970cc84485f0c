import { z } from 'zod';
import { list, text } from '../../load/fields.ts';

/** A ticket from a sentence to its release: stations on one line, and at each the thing as it is there. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** `when` and `title`: the place of the ticket. `code` is written by a machine or for one. */
  stations: list(
    z.strictObject({ when: text, title: text, words: text.optional(), code: list(text).optional(), result: text }),
  ),
});

export type Props = z.output<typeof schema>;
