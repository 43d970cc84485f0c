import { z } from 'zod';
import { action, choice, flag, list, rich, sample, text } from '../../load/fields.ts';

/** Questions whose answers open: beside their heading, or in large letters below it. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  /** Link to more answers. */
  action: action.optional(),
  items: list(z.strictObject({ question: text, answer: rich })),
  /** 'normal': heading at the left, questions at the right; 'large': below it, over the whole width. */
  size: choice('normal', 'large').default('normal'),
  /** A little darker than the page. */
  tinted: flag.default(false),
  kind: choice('keep-one-open', 'closable').default('keep-one-open'),
  /** Link to the next service: below the heading on wide screens, after the questions on others. */
  beside: choice('next-service').optional(),
});

export type Props = z.output<typeof schema>;
