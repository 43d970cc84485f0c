import { z } from 'zod';
import { action, person, textWith } from '../../load/fields.ts';

/** One person in full, as the record in content/people.yaml has it: what they are asked, what they answer for, where else they are. */
export const schema = z.strictObject({
  /** On the page of a person it may be left out. */
  person: person.optional(),
  /** Above their accounts elsewhere; `{name}` is the first of their names. */
  elsewhere: textWith('name'),
  action,
});

export type Props = z.output<typeof schema>;
