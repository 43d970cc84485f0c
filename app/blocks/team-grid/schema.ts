import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** All people of content/people.yaml, and a place for one more. */
export const schema = z.strictObject({
  /** Text beside a name that links to a page. */
  profile: text,
  /** The free place at the end. */
  join: z.strictObject({ action, text, link: action }),
});

export type Props = z.output<typeof schema>;
