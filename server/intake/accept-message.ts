import type { ContactMessage, MailReceipt } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/values.ts';
import type { Metrics } from '../ops/metrics.ts';
import { canaryKey } from '../store/canary-store.ts';
import type { LeadStore, StoredLead } from '../store/lead/lead-store.ts';
import type { RateStore } from '../store/rate-store.ts';
import { fingerprintMessage, fingerprintText } from './fingerprint.ts';
import { judgeSpam } from './spam/judge-spam.ts';

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
  /** Ours, to see whether messages come through: neither counted nor judged. */
  isCanary?: boolean;
}

export type Acceptance =
  | { kind: 'stored'; isHeld: boolean; isCanary: boolean; receipt: MailReceipt }
  | { kind: 'repeated'; receipt: MailReceipt }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

const dayMs = 86_400_000;

function answerRepeat(known: StoredLead, fingerprint: string): Acceptance {
  if (known.fingerprint !== fingerprint) return { kind: 'key-reused' };
  return { kind: 'repeated', receipt: { ok: true, id: known.id, reference: known.reference } };
}

const unlimited = { count: 1, retryAfterSeconds: 0 };

/** @returns messages of this address within the limit's time, and the seconds to wait if that is too many */
async function countVisit({ rates, rateLimit }: AcceptDependencies, address: string) {
  if (rateLimit === undefined) return unlimited;
  return await rates.countHit(address, rateLimit);
}

/**
 * Puts the message down; when this resolves with a receipt, it is on disk.
 * @throws StoreError if it could not be put down
 */
export async function acceptMessage(deps: AcceptDependencies, arrival: Arrival): Promise<Acceptance> {
  const { leads, clock, metrics } = deps;
  const { message, idempotencyKey, address } = arrival;
  const fingerprint = fingerprintMessage(message);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const typedKey = idempotencyKey === undefined ? `auto:${fingerprint}:${day}` : `key:${idempotencyKey}`;
  const idemKey = arrival.isCanary ? canaryKey(typedKey) : typedKey;
  const textFingerprint = fingerprintText(message);

  // Before the limit: whoever only asks again what became of a message is not sending another. Both questions at once:
  // on a slow disk each waits for the commit before it.
  const [known, sameText] = await Promise.all([
    leads.findByKey(idemKey),
    arrival.isCanary ? 0 : leads.countSameText(textFingerprint, message.email, clock.now() - dayMs),
  ]);
  if (known !== undefined) return answerRepeat(known, fingerprint);

  const visit = arrival.isCanary ? unlimited : await countVisit(deps, address);
  if (visit.retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds: visit.retryAfterSeconds };

  const endCommit = metrics.startCommit();
  const evidence = { message, fillMs: arrival.fillMs, sameText, fromAddress: visit.count };
  const holdReason = arrival.isCanary ? undefined : judgeSpam(evidence);
  const lead = await leads.add({ idemKey, fingerprint, message, textFingerprint, ...(holdReason && { holdReason }) });
  endCommit();
  if (!lead.isNew) return answerRepeat(lead, fingerprint);
  return {
    kind: 'stored',
    isHeld: holdReason !== undefined,
    isCanary: arrival.isCanary ?? false,
    receipt: { ok: true, id: lead.id, reference: lead.reference },
  };
}
