import type { ContactMessage, MailReceipt } from '../../shared/contact-message.ts';
import type { VisitorWay } from '../../shared/visit-source.ts';
import type { Clock } from '../clock.ts';
import type { SpamMode } from '../config/config.ts';
import type { Network, RateLimit } from '../config/values.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { LeadStore, StoredLead } from '../store/lead/lead-store.ts';
import { fingerprintMessage, fingerprintText } from './fingerprint.ts';
import { precomputeVerdicts } from './spam/judge-spam.ts';
import { busyThreshold, spreadThreshold } from './spam/rules.ts';

export interface AcceptDependencies {
  leads: LeadStore;
  clock: Clock;
  rateLimit: RateLimit | undefined;
  spam: SpamMode;
  metrics: Metrics;
}

export interface Arrival {
  message: ContactMessage;
  way?: VisitorWay | undefined;
  /** Sender's own name for this message, to recognize a repeat. */
  idempotencyKey: string | undefined;
  /** Counted by the rate limit, narrowest first. */
  networks: readonly Network[];
  /** Time spent on the form, as its script measured it. */
  fillMs?: number | undefined;
  /** Test message of the server: not counted, not judged. */
  isCanary?: boolean;
}

export type Acceptance =
  | { kind: 'stored'; isHeld: boolean; isCanary: boolean; receipt: MailReceipt }
  | { kind: 'repeated'; receipt: MailReceipt }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

function answerRepeat(known: StoredLead, fingerprint: string): Acceptance {
  if (known.fingerprint !== fingerprint) return { kind: 'key-reused' };
  return { kind: 'repeated', receipt: { ok: true, id: known.id, reference: known.reference } };
}

/** Judges and counts a visitor's message; not a canary. */
function weigh({ message, fillMs, networks, isCanary }: Arrival, { rateLimit, spam }: AcceptDependencies) {
  if (isCanary) return {};
  const counted = { networks, limit: rateLimit };
  if (spam === 'off') return counted;
  const holdReasons = precomputeVerdicts({ message, fillMs });
  return {
    ...counted,
    holdReasons,
    busyThreshold,
    // Counts only texts that several places can have sent: each count is one more row to write.
    ...(holdReasons.spread !== null && { spreadThreshold }),
    isDeliveredAnyway: spam === 'mark',
  };
}

/**
 * Stores the message; when this resolves with a receipt, it is on disk.
 * @throws StoreError if it could not be stored
 */
export async function acceptMessage(deps: AcceptDependencies, arrival: Arrival): Promise<Acceptance> {
  const { leads, clock, metrics } = deps;
  const { message, idempotencyKey } = arrival;
  const fingerprint = fingerprintMessage(message);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const idemKey = idempotencyKey === undefined ? `auto:${fingerprint}:${day}` : `key:${idempotencyKey}`;
  const textFingerprint = fingerprintText(message);

  const endCommit = metrics.startCommit();
  // The limit does not count a repeat of a known message.
  const lead = await leads.add({
    idemKey,
    isCanary: arrival.isCanary,
    fingerprint,
    message,
    way: arrival.way,
    textFingerprint,
    ...weigh(arrival, deps),
  });
  if (lead.kind === 'too-many') return lead;
  if (lead.kind === 'known') return answerRepeat(lead, fingerprint);
  endCommit();
  return {
    kind: 'stored',
    isHeld: lead.isHeld,
    isCanary: arrival.isCanary ?? false,
    receipt: { ok: true, id: lead.id, reference: lead.reference },
  };
}
