import { z } from 'zod';
import { prose } from '../../load/fields.ts';

/** A text of content/texts. Its headings are beside their paragraphs. */
export const schema = z.strictObject({ text: prose });

export type Props = z.output<typeof schema>;
