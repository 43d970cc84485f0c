import type { LeadRow } from '../tables.ts';

/** Whether a message goes its way although it looks like spam, and nobody has said that it is none. */
export const isSuspected = ({ state, hold_reason, verdict }: Pick<LeadRow, 'state' | 'hold_reason' | 'verdict'>) =>
  hold_reason !== null && state !== 'held' && verdict !== 'genuine';
