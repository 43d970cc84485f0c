import { z } from 'zod';
import { action, picture, sample, text } from '../../load/fields.ts';

/** Words beside a front that goes on beyond the edge of the window. */
export const schema = z.strictObject({ sample, heading: text, text, image: picture, action: action.optional() });

export type Props = z.output<typeof schema>;
