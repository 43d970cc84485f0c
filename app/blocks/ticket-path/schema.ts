import { z } from 'zod';
import { list, text } from '../../load/fields.ts';

/** A ticket from a sentence to its release: stations on one line, and at each the state of the ticket's result. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** `when` and `title`: the ticket's station. `code`: text of or for a machine. */
  stations: list(
    z.strictObject({ when: text, title: text, words: text.optional(), code: list(text).optional(), result: text }),
  ),
});

export type Props = z.output<typeof schema>;
