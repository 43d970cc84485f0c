import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** A claim and its reason in two columns, a button and a link. */
export const schema = z.strictObject({ heading: text, lead: text, action, link: action.optional() });

export type Props = z.output<typeof schema>;
