import { type SqlBool, sql } from 'kysely';
import type { Database, DestinationName, LeadRow } from './tables.ts';

/** Result of one attempt. */
export type Settlement =
  | { state: 'sent'; note?: string }
  | {
      state: 'queued' | 'dead';
      /** Milliseconds from now, by the database's clock; absent: its turn does not change. */
      dueIn?: number;
      deferrals: number;
      contentRejects: number;
      /** The mail server's reply code. */
      code?: number;
      error: string;
    };

/** Messages to take. */
export interface Choice {
  /** Most messages; absent: one. */
  limit?: number;
  /** All that wait, due or not, except these. */
  early?: { except: readonly string[] } | undefined;
}

export interface Outbox {
  /** Takes the oldest messages that are due and leases them for `leaseMs`. @returns them, oldest first */
  claim(owner: string, leaseMs: number, which?: Choice): Promise<LeadRow[]>;
  /** Keeps all leases of `owner` for another `leaseMs`, except those that have passed to another owner. */
  renew(owner: string, leaseMs: number): Promise<void>;
  /** Gives back messages that were taken and not tried. */
  giveBack(leads: readonly LeadRow[]): Promise<void>;
  /** @returns false if the lease has passed to another owner meanwhile; then nothing is changed */
  settle(lead: LeadRow, settlement: Settlement): Promise<boolean>;
  /** Milliseconds until something is due; undefined if nothing is waiting. */
  nextDueIn(): Promise<number | undefined>;
  /** Tries dead messages again, but none that came back by mail. @returns how many */
  revive(): Promise<number>;
  /** Gives back unsettled messages of `owner`. */
  release(owner: string): Promise<void>;
  /** Gives back at once unsettled messages of other owners, if no other process can work on them. */
  releaseOthers(owner: string): Promise<void>;
}

/** Longest delay of a message. */
const longestWaitMs = 13 * 3_600_000;

/**
 * Whether a claimed message was due. An untried one is always due, and so is one whose wait is longer than possible:
 * the clock may have been set back.
 */
export const isDueClaim = ({ due_at, attempts }: LeadRow, at: number): boolean =>
  due_at <= at || attempts === 1 || due_at > at + longestWaitMs;

/** Written out, not bound: only then SQLite sees that the partial index covers it. */
const isPending = sql<SqlBool>`state in ('queued', 'sending')`;

/** Hint for SQLite, which would otherwise use the states' index and sort all waiting messages: 0.1 s for 75,000. */
const isLikelyPending = sql<SqlBool>`likely(${isPending})`;

/**
 * Messages for the owner's mailbox, or for another destination: their tables have the same columns.
 * @throws StoreError from every method
 */
export function createOutbox({ query, now, isShared }: Database, destination?: DestinationName): Outbox {
  const table = (destination === undefined ? 'leads' : 'deliveries') as 'leads';
  const isOurs = () => (destination === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`destination = ${destination}`);

  const isFree = () => sql<SqlBool>`(state = 'queued' or lease_until <= ${now()})`;
  /** The same rule as `isDueClaim`. */
  const isDue = () => sql<SqlBool>`case state
    when 'queued' then due_at <= ${now()} or attempts = 0 or due_at > ${now()} + ${sql.lit(longestWaitMs)}
    else lease_until <= ${now()} end`;

  /** The message as long as it is leased for this very attempt. */
  const leased = ({ id, lease_owner, attempts }: LeadRow) =>
    query
      .updateTable(table)
      .where('id', '=', id)
      .where(isOurs())
      .where('state', '=', 'sending')
      .where('lease_owner', '=', lease_owner)
      .where('attempts', '=', attempts);

  const releaseAll = () =>
    query
      .updateTable(table)
      .set({ state: 'queued', lease_owner: null, lease_until: null })
      .where(isOurs())
      .where('state', '=', 'sending');

  return {
    async claim(owner, leaseMs, { limit = 1, early } = {}) {
      const claimed = await query
        .with(
          (cte) => cte('due').materialized(),
          (db) =>
            db
              .selectFrom(table)
              .select('id')
              .where(isShared ? isPending : isLikelyPending)
              .where(isOurs())
              .where(early ? isFree() : isDue())
              .$if((early?.except.length ?? 0) > 0, (due) => due.where('id', 'not in', early?.except ?? []))
              .orderBy('received_at')
              .orderBy('id')
              .limit(limit)
              // Several processes ask at once: each takes the oldest that no other takes.
              .$if(isShared, (due) => due.forUpdate().skipLocked()),
        )
        .updateTable(table)
        .set((eb) => ({
          state: 'sending',
          attempts: eb('attempts', '+', 1),
          lease_owner: owner,
          lease_until: sql<number>`${now()} + ${leaseMs}`,
        }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
        .where(isOurs())
        .returningAll()
        .execute();
      return claimed.sort((one, other) => one.received_at - other.received_at || (one.id < other.id ? -1 : 1));
    },

    async renew(owner, leaseMs) {
      await query
        .updateTable(table)
        .set({ lease_until: sql<number>`${now()} + ${leaseMs}` })
        .where(isOurs())
        .where('state', '=', 'sending')
        .where('lease_owner', '=', owner)
        .execute();
    },

    async giveBack(leads) {
      for (const lead of leads)
        await leased(lead)
          .set((eb) => ({ state: 'queued', lease_owner: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
          .execute();
    },

    async settle(lead, settlement) {
      const { numUpdatedRows } = await leased(lead)
        .set({ lease_owner: null, lease_until: null, ...toColumns(settlement) })
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async nextDueIn() {
      const { at, due } = await query
        .selectFrom(table)
        .select((eb) => [
          now().as('at'),
          eb.fn.min<number | null>(sql`case state when 'queued' then due_at else lease_until end`).as('due'),
        ])
        .where(isPending)
        .where(isOurs())
        .executeTakeFirstOrThrow();
      return due === null ? undefined : Math.max(0, due - at);
    },

    async revive() {
      const { numUpdatedRows } = await query
        .updateTable(table)
        .set({ state: 'queued', due_at: now(), content_rejects: 0 })
        .where(isOurs())
        .where('state', '=', 'dead')
        .$if(destination === undefined, (leads) => leads.where('bounced_at', 'is', null))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async release(owner) {
      await releaseAll().where('lease_owner', '=', owner).execute();
    },

    async releaseOthers(owner) {
      if (isShared) return;
      await releaseAll().where('lease_owner', '!=', owner).execute();
    },
  };

  function toColumns(settlement: Settlement) {
    if (settlement.state === 'sent') {
      return { state: 'sent' as const, sent_at: now(), last_code: null, last_error: settlement.note ?? null };
    }
    const { state, dueIn, deferrals, contentRejects, code, error } = settlement;
    return {
      state,
      deferrals,
      content_rejects: contentRejects,
      last_code: code ?? null,
      last_error: error,
      ...(dueIn !== undefined && { due_at: sql<number>`${now()} + ${dueIn}` }),
    };
  }
}
