import { z } from 'zod';
import { text } from '../../load/fields.ts';

/** A reason, said once and large. */
export const schema = z.strictObject({ heading: text, lead: text });

export type Props = z.output<typeof schema>;
