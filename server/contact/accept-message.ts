import type { ContactMessage, MailReceipt } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config-values.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { LeadStore, StoredLead } from '../store/lead-store.ts';
import type { RateStore } from '../store/rate-store.ts';
import { fingerprintMessage, fingerprintText } from './fingerprint.ts';
import { judgeSuspicion } from './suspicion/judge-suspicion.ts';

export interface AcceptDependencies {
  leads: LeadStore;
  rates: RateStore;
  clock: Clock;
  rateLimit: RateLimit | undefined;
  metrics: Metrics;
}

export interface Arrival {
  message: ContactMessage;
  /** The sender's own name for this message, so that a repeat is known as one. */
  idempotencyKey: string | undefined;
  /** What the rate limit counts. */
  address: string;
  /** How long the visitor was busy with the form, as its script says. */
  fillMs?: number | undefined;
}

export type Acceptance =
  | { kind: 'stored'; isHeld: boolean; receipt: MailReceipt }
  | { kind: 'repeated'; receipt: MailReceipt }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

const dayMs = 86_400_000;

function answerRepeat(known: StoredLead, print: string): Acceptance {
  if (known.fingerprint !== print) return { kind: 'key-reused' };
  return { kind: 'repeated', receipt: { ok: true, id: known.id, reference: known.reference } };
}

/** @returns messages of this address within the limit's time, and the seconds to wait if that is too many */
async function countVisit({ rates, rateLimit }: AcceptDependencies, address: string) {
  if (rateLimit === undefined) return { count: 1, retryAfterSeconds: 0 };
  return await rates.countHit(address, rateLimit);
}

/**
 * Puts the message down; when this resolves with a receipt, it is on disk.
 * @throws StoreError if it could not be put down
 */
export async function acceptMessage(deps: AcceptDependencies, arrival: Arrival): Promise<Acceptance> {
  const { leads, clock, metrics } = deps;
  const { message, idempotencyKey, address, fillMs } = arrival;
  const fingerprint = fingerprintMessage(message);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const idemKey = idempotencyKey === undefined ? `auto:${fingerprint}:${day}` : `key:${idempotencyKey}`;

  // Before the limit: whoever only asks again what became of a message is not sending another.
  const known = await leads.findByKey(idemKey);
  if (known !== undefined) return answerRepeat(known, fingerprint);

  const { count: fromAddress, retryAfterSeconds } = await countVisit(deps, address);
  if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };

  const endCommit = metrics.startCommit();
  const textPrint = fingerprintText(message);
  const sameText = await leads.countSameText(textPrint, message.email, clock.now() - dayMs);
  const holdReason = judgeSuspicion({ message, fillMs, sameText, fromAddress });
  const lead = await leads.add({ idemKey, fingerprint, message, textPrint, ...(holdReason && { holdReason }) });
  endCommit();
  if (!lead.isNew) return answerRepeat(lead, fingerprint);
  return {
    kind: 'stored',
    isHeld: holdReason !== undefined,
    receipt: { ok: true, id: lead.id, reference: lead.reference },
  };
}
