import { z } from 'zod';
import { action, list, person, text } from '../../load/fields.ts';

/** Some people: portrait, name, role and what each answers for. The heading is only heard. */
export const schema = z.strictObject({ heading: text, action: action.optional(), members: list(person) });

export type Props = z.output<typeof schema>;
