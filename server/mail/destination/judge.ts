import type { LeadRow } from '../../store/tables.ts';
import type { DeliveryError } from '../delivery-error.ts';

/** Refusals in a row that mean that the mail server refuses all. */
const manyInARow = 3;
/** Messages whose refusal is remembered. */
const longestMemory = 1000;

/**
 * Decides by several tries whether a content was refused for its own sake. One answer is not enough: 5.7.1 is sent for
 * spam and for a sender without permission.
 */
export function createJudge() {
  let takenCount = 0;
  const refusedInARow = new Set<string>();
  /** Number taken before each message's last refusal. */
  const refusals = new Map<string, number>();

  return {
    /** @returns the failure, with a fault that fits the other messages */
    blame(lead: LeadRow, error: DeliveryError): DeliveryError {
      if (!error.facts.isAfterContent) return error;
      const takenBefore = refusals.get(lead.id);
      if (refusals.size >= longestMemory) refusals.clear();
      refusals.set(lead.id, takenCount);
      refusedInARow.add(lead.id);
      const isNotice = lead.content_rejects > 0;
      if (isNotice || refusedInARow.size >= manyInARow) return error.as('setup');
      // Other messages were taken since, and this one is refused again.
      return takenBefore !== undefined && takenBefore < takenCount ? error.as('rejected') : error;
    },
    /** The mail server took this one. */
    acquit({ id }: LeadRow): void {
      takenCount += 1;
      refusedInARow.clear();
      refusals.delete(id);
    },
  };
}
