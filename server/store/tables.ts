import type { Kysely, RawBuilder } from 'kysely';

export type LeadState = 'queued' | 'sending' | 'sent' | 'dead';
export const leadStates: readonly LeadState[] = ['queued', 'sending', 'sent', 'dead'];

/** A visitor's message and how far its delivery has come. Times in milliseconds since 1970, UTC. */
export interface LeadRow {
  id: string;
  reference: string;
  idem_key: string;
  fingerprint: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
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
}

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
