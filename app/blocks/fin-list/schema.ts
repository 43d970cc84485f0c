import { z } from 'zod';
import { choice, flag, list, paragraphs, text } from '../../load/fields.ts';

/** Names in rows of four, each below a drawing of a few fins. */
export const schema = z.strictObject({
  heading: text,
  lead: paragraphs,
  /** One strip of fins by day: each drawing begins where the one before ends. Without it each is separate, at night. */
  strip: flag.default(false),
  items: list(
    z.strictObject({
      title: text,
      text,
      /** Kind of a strip: raw, even, watched, ahead. */
      fins: choice(
        'ranked',
        'stepped',
        'sealed',
        'odd',
        'checked',
        'released',
        'voice',
        'framed',
        'raw',
        'even',
        'watched',
        'ahead',
      ),
    }),
  ),
});

export type Props = z.output<typeof schema>;
