import type { Settlement } from '../store/outbox.ts';
import type { LeadRow } from '../store/tables.ts';
import type { DeliveryError } from './delivery-error.ts';

const minute = 60_000;
const hour = 60 * minute;

/** First waits; then `laterWait` until the longest time is over. */
export const deferralWaits = [minute, 5 * minute, 15 * minute, hour];
export const laterWait = 2 * hour;
export const maxDeferral = 5 * 24 * hour;
export const deferralLimit = deferralWaits.length + maxDeferral / laterWait;

const setupWait = hour;
/** A notice follows a refused content at once. */
const noticeWait = minute;

/** Waits are spread so that a thousand messages put off together do not come back together. */
const spread = (wait: number, random: () => number) => Math.round(wait * (0.8 + 0.4 * random()));

/**
 * Plans the next try after a failure. Faults of the server count against no message and change no turn, and neither
 * does being put off before its time. Only a message that was put off for five days is given up.
 */
export function planAfterFailure(
  lead: LeadRow,
  error: DeliveryError,
  isEarly: boolean,
  random = Math.random,
): Settlement {
  // A refusal for our own sake acquits the content: the next try is the whole message again.
  const contentRejects = error.fault === 'setup' ? 0 : lead.content_rejects;
  const counts = { deferrals: lead.deferrals, contentRejects };
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
    case 'rejected':
      return {
        state: 'queued',
        dueIn: spread(noticeWait, random),
        ...counts,
        contentRejects: contentRejects + 1,
        ...facts,
      };
  }
}
