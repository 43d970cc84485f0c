import type { ContactMessage } from '../../../shared/contact-message.ts';
import type { Network, RateLimit } from '../../config/values.ts';

/** Why a message looks like spam, as far as the store's counts decide it; null: it does not. */
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
  fingerprint: string;
  message: ContactMessage;
  /** The same for the same words, whoever sent them. */
  textFingerprint: string;
  /** Absent: it is delivered. */
  holdReasons?: HoldReasons;
  /** The reason is kept, and the message is not held for it. */
  isDeliveredAnyway?: boolean;
  /** From how many other places, within a day, the same words are spread; absent: that is not counted. */
  spreadFrom?: number;
  /** From how many messages on a place is busy. */
  busyFrom?: number;
  /** The networks it came from, narrowest first; absent: nothing is counted. */
  networks?: readonly Network[] | undefined;
  limit?: RateLimit | undefined;
}
