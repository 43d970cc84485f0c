import { z } from 'zod';
import { flag, list, text } from '../../load/fields.ts';

/** One block of a ledger between its neighbors, field by field: its content, and what each field rules out. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** The block before this one; its fingerprint is shown, the value of the field with `isMark`. */
  before: z.strictObject({ name: text, text }),
  /** In their order in the block; `isMark` for the field that would show a change. */
  fields: list(z.strictObject({ name: text, value: text, text, isMark: flag.optional() })),
  /** The block that comes next. */
  after: z.strictObject({ name: text, value: text, text }),
});

export type Props = z.output<typeof schema>;
