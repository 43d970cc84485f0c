import { z } from 'zod';
import { address, photograph, picture, sample, text } from '../../load/fields.ts';

/** Cards of projects, two in a row: those of content/projects, and below them projects without a page. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** A card has a drawing, `image`, or a photograph. */
  items: z
    .array(
      z.strictObject({
        sample,
        title: text,
        /** Work and trade. */
        field: text.optional(),
        image: picture.optional(),
        photograph: photograph.optional(),
        to: address,
      }),
    )
    .default([]),
});

export type Props = z.output<typeof schema>;
