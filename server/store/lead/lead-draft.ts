import type { ContactMessage } from '../../../shared/contact-message.ts';
import type { VisitorWay } from '../../../shared/visit-source.ts';
import type { Network, RateLimit } from '../../config/values.ts';

/** Reasons why a message looks like spam, if the store's counts decide it; null: it does not. */
export interface HoldReasons {
  plain: string | null;
  /** The same words came from several places. */
  spread: string | null;
  /** Many messages came from its place. */
  busy: string | null;
  both: string | null;
}

export interface LeadDraft {
  idemKey: string;
  isCanary?: boolean | undefined;
  fingerprint: string;
  message: ContactMessage;
  way?: VisitorWay | undefined;
  /** Fingerprint of the words, without the sender. */
  textFingerprint: string;
  /** Absent: deliver it. */
  holdReasons?: HoldReasons;
  /** The reason is stored, but does not hold the message. */
  isDeliveredAnyway?: boolean;
  /** Number of other places within a day that make a text spread; absent: not counted. */
  spreadThreshold?: number;
  /** Messages that make a place busy. */
  busyThreshold?: number;
  /** The networks of the sender, narrowest first; absent: nothing is counted. */
  networks?: readonly Network[] | undefined;
  limit?: RateLimit | undefined;
}
