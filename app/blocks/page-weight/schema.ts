import { z } from 'zod';
import { choice, list, number, text, textWith } from '../../load/fields.ts';

/** The weight of this block's page, as the visitor's browser measures it. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Words of the button. */
  measure: text,
  /** Text before the measurement. */
  verdict: text,
  /**
   * `limit`: kilobytes that the build allows. Styles are part of the document; pictures get the rest. style.css has the
   * width of each, since a style attribute is forbidden; page-weight.test.ts of the checks compares both.
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
