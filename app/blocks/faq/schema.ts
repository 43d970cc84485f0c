import { z } from 'zod';
import { action, choice, list, sample, text } from '../../load/fields.ts';

/** Heading at the left, questions at the right. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  /** Where more of them are answered. */
  action: action.optional(),
  items: list(z.strictObject({ question: text, answer: text })),
  kind: choice('keep-one-open', 'closable').default('keep-one-open'),
  /** What stands below the heading on wide screens, and after the questions on others: the service after this one. */
  beside: choice('next-service').optional(),
});

export type Props = z.output<typeof schema>;
