import { z } from 'zod';
import { anyAction, icon, list, paragraphs, text } from '../../load/fields.ts';

/** Names with an icon in rows, each of which may be a link, or with numbers in two columns. */
export const schema = z.strictObject({
  heading: text,
  lead: paragraphs,
  /** The link of every item that has none of its own. */
  link: anyAction.optional(),
  items: list(
    z.strictObject({
      title: text,
      text,
      icon: icon.optional(),
      /** Two digits in the icon's place, shown as they are. */
      number: text.optional(),
      /** Makes the item one link as a whole. */
      action: anyAction.optional(),
    }),
  ),
});

export type Props = z.output<typeof schema>;
