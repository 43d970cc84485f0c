import { z } from 'zod';
import { action, person, textWith } from '../../load/fields.ts';

/** One person's record of content/people.yaml: questions and answers, tasks, other profiles. */
export const schema = z.strictObject({
  /** May be left out on a person's page. */
  person: person.optional(),
  /** Heading of their accounts elsewhere; `{name}` is their first name. */
  elsewhere: textWith('name'),
  action,
});

export type Props = z.output<typeof schema>;
