import { createHash } from 'node:crypto';
import { type ContactMessage, contactFields, type MailReceipt } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config-values.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { LeadStore, StoredLead } from '../store/lead-store.ts';
import type { RateStore } from '../store/rate-store.ts';

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
}

export type Acceptance =
  | { kind: 'stored' | 'repeated'; receipt: MailReceipt }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** The same for the same words, whatever arrived around them. */
function fingerprint(message: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify(contactFields.map((field) => message[field])))
    .digest('hex');
}

function answerRepeat(known: StoredLead, print: string): Acceptance {
  if (known.fingerprint !== print) return { kind: 'key-reused' };
  return { kind: 'repeated', receipt: { ok: true, id: known.id, reference: known.reference } };
}

/**
 * Puts the message down; when this resolves with a receipt, it is on disk.
 * @throws StoreError if it could not be put down
 */
export async function acceptMessage(deps: AcceptDependencies, arrival: Arrival): Promise<Acceptance> {
  const print = fingerprint(arrival.message);
  const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
  const idemKey = arrival.idempotencyKey === undefined ? `auto:${print}:${day}` : `key:${arrival.idempotencyKey}`;

  // Before the limit: whoever only asks again what became of a message is not sending another.
  const known = await deps.leads.findByKey(idemKey);
  if (known !== undefined) return answerRepeat(known, print);

  if (deps.rateLimit !== undefined) {
    const retryAfterSeconds = await deps.rates.countHit(arrival.address, deps.rateLimit);
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
  }
  const endCommit = deps.metrics.startCommit();
  const lead = await deps.leads.add({ idemKey, fingerprint: print, message: arrival.message });
  endCommit();
  if (!lead.isNew) return answerRepeat(lead, print);
  return { kind: 'stored', receipt: { ok: true, id: lead.id, reference: lead.reference } };
}
