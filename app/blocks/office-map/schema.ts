import { z } from 'zod';
import { sample, text } from '../../load/fields.ts';

/** The office on a drawn map from edge to edge, its address beside it. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  /** Description of the map for people who cannot see it. */
  map: text,
  /** Names of the marker while its card is hidden, and while a click has pinned it. */
  show: text,
  hide: text,
  /** Above the address. */
  name: text,
});

export type Props = z.output<typeof schema>;
