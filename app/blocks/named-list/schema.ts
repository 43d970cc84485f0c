import { z } from 'zod';
import { anyAction, choice, flag, list, pictureName, text } from '../../load/fields.ts';

/** Names and what is said of each: a list to read, rows that lead somewhere, steps in their order, or pictures with their names. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /**
   * 'columns': two, their names large; 'rows': names at the left, texts at the right; 'steps': four with their numbers;
   * 'index': rows with names as large as can be; 'pictures': three, each below a picture that stands on the page as it is.
   */
  form: choice('columns', 'rows', 'steps', 'index', 'pictures').default('columns'),
  /** The ground of the page, or a darker one. */
  surface: choice('paper', 'sunken').default('paper'),
  /** Lines between pictures that end on none of their own. */
  lines: flag.default(false),
  /** The link of every item that has none of its own. */
  link: anyAction.optional(),
  items: list(
    z.strictObject({
      title: text,
      /** The title begins with it: then it is set large. */
      figure: text.optional(),
      text,
      image: pictureName.optional(),
      /** Makes the item one link as a whole. */
      action: anyAction.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
