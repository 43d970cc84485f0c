import { z } from 'zod';
import { prose } from '../../load/fields.ts';

/** A text of content/texts. Where it has headings, they stand beside their paragraphs. */
export const schema = z.strictObject({ text: prose });

export type Props = z.output<typeof schema>;
