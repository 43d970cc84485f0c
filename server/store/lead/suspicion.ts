import type { LeadRow } from '../tables.ts';

/** Whether a message is delivered although it looks like spam, and is not labeled as genuine. */
export const isSuspected = ({ state, hold_reason, verdict }: Pick<LeadRow, 'state' | 'hold_reason' | 'verdict'>) =>
  hold_reason !== null && state !== 'held' && verdict !== 'genuine';
