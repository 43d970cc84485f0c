import { z } from 'zod';
import { text } from '../../load/fields.ts';

/** Address and number, without a form. */
export const schema = z.strictObject({ heading: text, lead: text, email: text, phone: text });

export type Props = z.output<typeof schema>;
