import { z } from 'zod';
import { choice, text } from '../../load/fields.ts';

/** All services, or all services and products, each name a link to its page. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** 'services': each with its `line`; 'services-and-products': the names of both. */
  show: choice('services', 'services-and-products'),
});

export type Props = z.output<typeof schema>;
