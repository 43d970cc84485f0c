import { z } from 'zod';
import { action, list, person, text } from '../../load/fields.ts';

/** Some of the people at a glance, beside words on wide screens: portrait, name, role. They lead nowhere. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  members: list(person),
  /** Below the words; in one column below the people. */
  links: list(action).optional(),
});

export type Props = z.output<typeof schema>;
