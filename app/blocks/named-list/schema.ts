import { z } from 'zod';
import { anyAction, choice, list, text } from '../../load/fields.ts';

/** Names and what is said of each: a list to read, rows that lead somewhere, or steps in their order. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** 'columns': two, their names large; 'rows': names at the left, texts at the right; 'steps': four with their numbers. */
  form: choice('columns', 'rows', 'steps').default('columns'),
  /** The link of every item that has none of its own. */
  link: anyAction.optional(),
  items: list(
    z.strictObject({
      title: text,
      /** The title begins with it: then it is set large. */
      figure: text.optional(),
      text,
      /** Makes the item one link as a whole. */
      action: anyAction.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
