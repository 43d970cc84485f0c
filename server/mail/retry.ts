import type { Settlement } from '../store/outbox.ts';
import type { LeadRow } from '../store/tables.ts';
import type { DeliveryError } from './delivery-error.ts';

const minute = 60_000;
const hour = 60 * minute;

/** After these, the later wait each time, until the longest time is over. */
export const deferralWaits = [minute, 5 * minute, 15 * minute, hour];
export const laterWait = 2 * hour;
export const longestDeferral = 5 * 24 * hour;
export const deferralLimit = deferralWaits.length + longestDeferral / laterWait;

const setupWait = hour;
/** Notices after a refused content follow at once; a third refusal ends it. */
const noticeWait = minute;
const rejectLimit = 3;

/** Waits are spread so that a thousand messages put off together do not come back together. */
const spread = (wait: number, random: () => number) => Math.round(wait * (0.8 + 0.4 * random()));

/**
 * What a failed try means for the message. Faults of the server count against nobody and change nobody's turn, and neither
 * does being put off before its time.
 */
export function planAfterFailure(
  lead: LeadRow,
  error: DeliveryError,
  isEarly: boolean,
  random = Math.random,
): Settlement {
  const counts = { deferrals: lead.deferrals, contentRejects: lead.content_rejects };
  const facts = { error: error.message, ...(error.code !== undefined && { code: error.code }) };
  if (isEarly && error.fault !== 'rejected') return { state: 'queued', ...counts, ...facts };
  switch (error.fault) {
    case 'server':
      return { state: 'queued', ...counts, ...facts };
    case 'setup':
      return { state: 'queued', dueIn: spread(setupWait, random), ...counts, ...facts };
    case 'deferred': {
      const deferrals = lead.deferrals + 1;
      if (deferrals > deferralLimit) return { state: 'dead', ...counts, deferrals, ...facts };
      const wait = deferralWaits[lead.deferrals] ?? laterWait;
      return { state: 'queued', dueIn: spread(wait, random), ...counts, deferrals, ...facts };
    }
    case 'rejected': {
      const contentRejects = lead.content_rejects + 1;
      if (contentRejects >= rejectLimit) return { state: 'dead', ...counts, contentRejects, ...facts };
      return { state: 'queued', dueIn: spread(noticeWait, random), ...counts, contentRejects, ...facts };
    }
  }
}
