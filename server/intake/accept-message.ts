import type { ContactMessage, MailReceipt } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import type { SpamMode } from '../config/config.ts';
import type { Network, RateLimit } from '../config/values.ts';
import type { Metrics } from '../ops/metrics.ts';
import { canaryKey } from '../store/canary-store.ts';
import type { LeadStore, StoredLead } from '../store/lead/lead-store.ts';
import { fingerprintMessage, fingerprintText } from './fingerprint.ts';
import { precomputeVerdicts } from './spam/judge-spam.ts';
import { busyFrom, spreadFrom } from './spam/rules.ts';

export interface AcceptDependencies {
  leads: LeadStore;
  clock: Clock;
  rateLimit: RateLimit | undefined;
  spam: SpamMode;
  metrics: Metrics;
}

export interface Arrival {
  message: ContactMessage;
  /** The sender's own name for this message, so that a repeat is known as one. */
  idempotencyKey: string | undefined;
  /** Counted by the rate limit, narrowest first. */
  networks: readonly Network[];
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

function answerRepeat(known: StoredLead, fingerprint: string): Acceptance {
  if (known.fingerprint !== fingerprint) return { kind: 'key-reused' };
  return { kind: 'repeated', receipt: { ok: true, id: known.id, reference: known.reference } };
}

/** What of a visitor's message is judged and counted; nothing of a canary. */
function weigh({ message, fillMs, networks, isCanary }: Arrival, { rateLimit, spam }: AcceptDependencies) {
  if (isCanary) return {};
  const counted = { networks, limit: rateLimit };
  if (spam === 'off') return counted;
  const holdReasons = precomputeVerdicts({ message, fillMs });
  return {
    ...{ ...counted, holdReasons, busyFrom },
    // A text that would not be held for coming from several places alone need not be counted: that is another row to write.
    ...(holdReasons.spread !== null && { spreadFrom }),
    isDeliveredAnyway: spam === 'mark',
  };
}

/**
 * Puts the message down; when this resolves with a receipt, it is on disk.
 * @throws StoreError if it could not be put down
 */
export async function acceptMessage(deps: AcceptDependencies, arrival: Arrival): Promise<Acceptance> {
  const { leads, clock, metrics } = deps;
  const { message, idempotencyKey } = arrival;
  const fingerprint = fingerprintMessage(message);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const typedKey = idempotencyKey === undefined ? `auto:${fingerprint}:${day}` : `key:${idempotencyKey}`;
  const idemKey = arrival.isCanary ? canaryKey(typedKey) : typedKey;
  const textFingerprint = fingerprintText(message);

  const endCommit = metrics.startCommit();
  // Whoever only asks again what became of a message is not sending another: the limit does not count that.
  const lead = await leads.add({
    ...{ idemKey, fingerprint, message, textFingerprint },
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
