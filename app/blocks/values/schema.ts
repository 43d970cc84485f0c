import { z } from 'zod';
import { list, text } from '../../load/fields.ts';

/** What is asked before a decision, each question large beside the value that asks it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  items: list(z.strictObject({ title: text, question: text })),
});

export type Props = z.output<typeof schema>;
