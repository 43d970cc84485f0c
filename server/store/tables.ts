import type { Kysely, RawBuilder } from 'kysely';
import type { ContactField, ContactMessage } from '../../shared/contact-message.ts';
import type { RunTogether } from './statement/statement.ts';

/** `held`: looks like spam; kept, not mailed one by one. `dead`: the mail server will not have it; kept as well. */
export const leadStates = ['queued', 'sending', 'sent', 'dead', 'held'] as const;
export type LeadState = (typeof leadStates)[number];

/** Destinations beside the owner's mailbox. */
export type DestinationName = 'webhook' | `mail:${string}`;
/** The destination of a further address in MAIL_TO. */
export const mailDestination = (address: string) => `mail:${address}` as const;

/** State of a message at one destination. Times in milliseconds since 1970, UTC. */
interface AttemptRow {
  state: LeadState;
  /** Times it was taken for sending; names one attempt together with the owner of the lease. */
  attempts: number;
  /** Times the destination put this very message off. */
  deferrals: number;
  /** Times the destination refused its content. */
  content_rejects: number;
  due_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  last_code: number | null;
  last_error: string | null;
  sent_at: number | null;
}

/** State of a message at a destination beside the mailbox, whose own state is in the message. */
export interface DeliveryRow extends AttemptRow {
  id: string;
  destination: DestinationName;
  received_at: number;
}

/** The server's facts about a message. Times in milliseconds since 1970, UTC. */
interface FactRow extends AttemptRow {
  id: string;
  reference: string;
  idem_key: string;
  fingerprint: string;
  received_at: number;
  /** Reason why it looked like spam at first; stays after a release. */
  hold_reason: string | null;
  /** Time of the digest with a held message. */
  digested_at: number | null;
  /** Fingerprint of the words, without the sender. */
  text_print: string;
  /** 1 when other destinations have it in their own list, or must not have it. */
  passed_on: number;
  answered_at: number | null;
  /** Time, reason and try of the last mail that came back. */
  bounced_at: number | null;
  bounce_reason: string | null;
  bounced_attempt: number;
  /** The owner's label. */
  verdict: 'spam' | 'genuine' | null;
  reminded_at: number | null;
  /** 1 for our own test message. */
  is_canary: number;
  /** The page and the source from which the visitor came to the form. */
  from_page: string | null;
  from_source: string | null;
}

/** A column for each message field; none may be named like a server column. */
type MessageRow = Extract<ContactField, keyof FactRow> extends never ? ContactMessage : never;

/** A visitor's message and how far its delivery has come. */
export type LeadRow = MessageRow & FactRow;

/** A count of one day in the site's time zone, and all that is kept of visits. */
export interface NumberRow {
  day: string;
  /** `form`: views of the page with the contact form; `message`: messages that look genuine. */
  kind: 'page' | 'referrer' | 'source' | 'campaign' | 'device' | 'form' | 'message' | 'message page' | 'message source';
  /** Address of a page, host, word of a link, or `others`. */
  name: string;
  n: number;
}

export interface Tables {
  leads: LeadRow;
  deliveries: DeliveryRow;
  rate_hits: { bucket: string; win: number; n: number };
  /** Places that a text came from, and when last. Places are keyed hashes of network addresses, kept for a day. */
  text_hits: { text_print: string; place: string; at: number };
  numbers: NumberRow;
  meta: { key: string; value: string };
}

/** The query builder together with the database's own clock, the only one that processes sharing a store agree on. */
export interface Database {
  query: Kysely<Tables>;
  /** SQL for the present time in milliseconds. */
  now: () => RawBuilder<number>;
  runTogether: RunTogether;
  /** Whether `now` is a given clock. */
  isClockGiven?: boolean;
  /** Whether other processes may be at work on the same store. */
  isShared: boolean;
}
