import { z } from 'zod';
import { list, number, sample, text, textWith } from '../../load/fields.ts';

/** A bill that is filtered by team. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  caption: text,
  choose: text,
  /** Label of the option that shows all lines. */
  all: text,
  teams: list(text),
  columns: z.strictObject({ what: text, toDate: text, forecast: text }),
  total: text,
  /** Dollars spent so far, and expected at the end of the month. */
  lines: list(z.strictObject({ what: text, team: text, toDate: number, forecast: number })),
  note: text,
  words: z.strictObject({ said: textWith('team', 'toDate', 'forecast') }),
});

export type Props = z.output<typeof schema>;
