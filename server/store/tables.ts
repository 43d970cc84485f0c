import type { Kysely, RawBuilder } from 'kysely';
import type { ContactField, ContactMessage } from '../../shared/contact-message.ts';

/** `held`: looks like spam; kept, not mailed one by one. `dead`: the mail server will not have it; kept as well. */
export const leadStates = ['queued', 'sending', 'sent', 'dead', 'held'] as const;
export type LeadState = (typeof leadStates)[number];

/** What the server notes about a message. Times in milliseconds since 1970, UTC. */
interface DeliveryRow {
  id: string;
  reference: string;
  idem_key: string;
  fingerprint: string;
  received_at: number;
  state: LeadState;
  /** Times it was taken for sending; names one attempt together with the owner of the lease. */
  attempts: number;
  /** Times the mail server put this very message off. */
  deferrals: number;
  /** Times the mail server refused its content. */
  content_rejects: number;
  due_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  last_code: number | null;
  last_error: string | null;
  sent_at: number | null;
  /** Why it was held when it came in; stays after a release. */
  hold_reason: string | null;
  /** When the owner was told about a held message. */
  digested_at: number | null;
  /** The same for the same words, whoever sent them. */
  text_print: string;
}

/** A column for each field of the message, which none of the server's own may be. */
type MessageRow = Extract<ContactField, keyof DeliveryRow> extends never ? ContactMessage : never;

/** A visitor's message and how far its delivery has come. */
export type LeadRow = MessageRow & DeliveryRow;

export interface Tables {
  leads: LeadRow;
  rate_hits: { bucket: string; win: number; n: number };
  meta: { key: string; value: string };
}

/** The query builder together with the database's own clock, the only one that processes sharing a store agree on. */
export interface Database {
  query: Kysely<Tables>;
  /** SQL for the present time in milliseconds. */
  now: () => RawBuilder<number>;
  /** Whether other processes may be at work on the same store. */
  isShared: boolean;
}
