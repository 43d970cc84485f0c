import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** All people of content/people.yaml, and a place for one more. */
export const schema = z.strictObject({
  /** Says beside a name that it leads to a page. */
  profile: text,
  /** The last place, which is free. */
  join: z.strictObject({ action, text, link: action }),
});

export type Props = z.output<typeof schema>;
