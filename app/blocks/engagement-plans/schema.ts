import { z } from 'zod';
import { choice, list, price, sample, text } from '../../load/fields.ts';

/** Kind of engagement: counted hours, several people by their roles, upkeep on all days of a month, or a price. */
const capacity = z.union([
  z.strictObject({ hours: text, unit: text }),
  z.strictObject({ roles: list(text) }),
  z.strictObject({ days: text }),
  z.strictObject({ price }),
]);

/** Three ways to engage people: their tasks, the common terms, the first step. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  items: list(
    z.strictObject({
      title: text,
      text,
      /** 'plain': a white background; 'line': a strong edge only, for the plan to choose. */
      tone: choice('plain', 'line'),
      capacity,
      points: list(text),
    }),
  ),
});

export type Props = z.output<typeof schema>;
