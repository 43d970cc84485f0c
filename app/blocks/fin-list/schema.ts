import { z } from 'zod';
import { choice, flag, list, paragraphs, text } from '../../load/fields.ts';

/** Names in rows of four, each below a drawing of a few fins. */
export const schema = z.strictObject({
  heading: text,
  lead: paragraphs,
  /** One strip of fins by day: each drawing goes on where the one before it ends. Without it each stands by itself, at night. */
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
