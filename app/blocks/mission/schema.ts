import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** One sentence on the night surface. */
export const schema = z.strictObject({ heading: text, text, action });

export type Props = z.output<typeof schema>;
