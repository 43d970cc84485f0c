import { z } from 'zod';
import { choice, list, text } from '../../load/fields.ts';

/** What is promised or was reached: a list to read, its names large. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** A title may begin with its figure: then that is set large. */
  items: list(z.strictObject({ title: text, figure: text.optional(), text })),
  /** The ground of the page, or a darker one. */
  surface: choice('paper', 'sunken').default('paper'),
});

export type Props = z.output<typeof schema>;
