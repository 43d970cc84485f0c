import { z } from 'zod';
import { list, text, textWith } from '../../load/fields.ts';

const side = z.strictObject({ heading: text, items: list(z.strictObject({ time: text, what: text })) });

/** A phone without signal: changes wait in order, and go in order when the signal is back. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  signal: text,
  /** Words on the switch itself. */
  states: z.strictObject({ off: text, on: text }),
  record: text,
  phone: side,
  server: side,
  /** Shown on the phone when all changes were sent. */
  empty: text,
  verdict: text,
  note: text,
  /** Texts during use. `next`: changes that can be recorded. */
  words: z.strictObject({
    waiting: textWith('count'),
    waitingOne: text,
    sent: textWith('count'),
    sentOne: text,
    connected: text,
    nothing: text,
    next: list(text),
  }),
});

export type Props = z.output<typeof schema>;
