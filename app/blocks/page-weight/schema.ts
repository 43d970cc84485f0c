import { z } from 'zod';
import { choice, list, number, text, textWith } from '../../load/fields.ts';

/** The weight of the page it stands on, as the visitor's browser counted it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Words of the button. */
  measure: text,
  /** Before it is measured. */
  verdict: text,
  /**
   * `limit`: kilobytes that the build allows. Styles are inside the document, and pictures have what the others leave. style.css says
   * how wide each is, since a style attribute is forbidden; page-weight.test.ts of the checks holds both together.
   */
  parts: list(
    z.strictObject({
      part: choice('total', 'document', 'styles', 'fonts', 'pictures', 'scripts'),
      label: text,
      limit: number.optional(),
      hint: text.optional(),
    }),
  ),
  limitLabel: textWith('limit'),
  notes: list(text),
  words: z.strictObject({ measured: textWith('weight', 'files'), unit: text }),
});

export type Props = z.output<typeof schema>;
