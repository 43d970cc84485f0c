import { z } from 'zod';
import {
  anyAction,
  choice,
  drawnFile,
  list,
  number,
  photographName,
  pictureName,
  sample,
  text,
} from '../../load/fields.ts';

/** A picture that opens large. */
const shown = z
  .strictObject({
    /** A drawing in a folder of content/illustrations, such as `portfolio/dashboard`, or ... */
    file: drawnFile.optional(),
    /** ... a photograph below content/photographs. */
    photograph: photographName.optional(),
    /** Largest size of the drawing, in pixels. */
    size: z.strictObject({ width: number, height: number }).default({ width: 1520, height: 1040 }),
    alt: text,
    caption: text.optional(),
    /** Drawing for the large stage at the top, for the first picture only; the gallery begins with the next one. */
    stage: pictureName.optional(),
    /** Its drawing in the gallery, where that has one for phones as well. */
    picture: pictureName.optional(),
    /** 'own': the drawing has its own background, so that none is put behind it. */
    ground: choice('ours', 'own').default('ours'),
  })
  .refine(({ file, photograph }) => (file === undefined) !== (photograph === undefined), {
    message: 'a picture has either `file`, a drawing, or `photograph`',
  });

/** Report of a project: main picture, facts, paragraphs and a gallery of pictures that open large. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  facts: list(z.strictObject({ label: text, value: text })),
  /** One more fact: where the result can be seen. */
  preview: z.strictObject({ label: text, action: anyAction }).optional(),
  /** The first paragraph is below the heading, the others beside it. */
  overview: z.strictObject({ heading: text, paragraphs: list(text) }),
  /** Heading of the pictures, for screen readers. */
  gallery: text,
  pictures: list(shown),
});

export type Props = z.output<typeof schema>;
