import { z } from 'zod';
import { address, icon, list, text } from '../../load/fields.ts';

/** Steps that follow each other, below one row of fins that grows brighter; all lead to one page. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** The page that all of them lead to. */
  to: address,
  items: list(z.strictObject({ title: text, text, icon })),
});

export type Props = z.output<typeof schema>;
