import { z } from 'zod';
import { anyAction, choice, list, number, text } from '../../load/fields.ts';

/** `alt` describes the picture for screen readers. */
const talk = z.strictObject({
  alt: text,
  /** Lines of the talk, in order. A note is by the bot, a source is the page of an answer. */
  lines: list(z.strictObject({ by: choice('customer', 'note', 'bot', 'source'), text })),
});

const handover = z.strictObject({
  alt: text,
  title: text,
  /** Time to the answer: seconds of the minute that is drawn below its words. */
  time: z.strictObject({ seconds: number, figure: text, text }),
  rows: list(z.strictObject({ label: text, text })),
});

/** Several claims, each beside a part of a conversation, or beside the card for the colleague who takes over. */
export const schema = z.strictObject({
  items: list(
    z
      .strictObject({
        heading: text,
        text,
        /** An action of this site is a button; a product's own site is a quieter link. */
        action: anyAction.optional(),
        talk: talk.optional(),
        handover: handover.optional(),
      })
      .refine((item) => (item.talk === undefined) !== (item.handover === undefined), {
        error: 'a claim has either a `talk` or a `handover` beside it',
      }),
  ),
});

export type Props = z.output<typeof schema>;
