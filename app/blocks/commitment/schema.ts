import { z } from 'zod';
import { list, sample, text } from '../../load/fields.ts';

/** What can be held against us: a few sentences that lead, below a heading that only says what they are. */
export const schema = z.strictObject({ sample, heading: text, sentences: list(text) });

export type Props = z.output<typeof schema>;
