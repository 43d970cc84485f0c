import { z } from 'zod';
import { action, text } from '../../load/fields.ts';

/** The latest articles: cover, date, title. */
export const schema = z.strictObject({ heading: text, action });

export type Props = z.output<typeof schema>;
