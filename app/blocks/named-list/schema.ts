import { z } from 'zod';
import { anyAction, choice, flag, icon, list, paragraphs, pictureName, text } from '../../load/fields.ts';

/** Names with a text each: to read, to follow in order, or as links. */
export const schema = z.strictObject({
  heading: text,
  lead: paragraphs,
  /**
   * 'columns': two, their names large; 'rows': names at the left, texts at the right; 'steps': four, numbered; 'index':
   * rows with the largest names; 'pictures': three, each below a picture without a background; 'icons': rows with an
   * icon, joined cells on tablets; 'numbers': two columns with the numbers of the items; 'questions': rows whose texts
   * are larger than their names.
   */
  form: choice('columns', 'rows', 'steps', 'index', 'pictures', 'icons', 'numbers', 'questions').default('columns'),
  /** The background of the page, or a darker one. */
  surface: choice('paper', 'sunken').default('paper'),
  /** Lines between pictures that have no edge of their own. */
  lines: flag.default(false),
  /** The link of every item that has none of its own. */
  link: anyAction.optional(),
  items: list(
    z.strictObject({
      title: text,
      /** Beginning of the title, set large. */
      figure: text.optional(),
      text,
      image: pictureName.optional(),
      icon: icon.optional(),
      /** Two digits in the icon's place, shown as they are. */
      number: text.optional(),
      /** Makes the item one link as a whole. */
      action: anyAction.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
