import { z } from 'zod';
import { choice, text } from '../../load/fields.ts';

/** Everything there is to choose from, each name a way to its page. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** 'services', each with the line that says what it is about; 'services-and-products': the names of both. */
  show: choice('services', 'services-and-products'),
});

export type Props = z.output<typeof schema>;
