import { type SqlBool, sql } from 'kysely';
import { isFromVisitor } from './canary-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Database, DeliveryRow, DestinationName, LeadState } from './tables.ts';

/** A destination beside the owner's mailbox, with its own list of messages and their states. */
export interface DestinationStore extends Outbox {
  /** Begins once: messages from before that time, in milliseconds since 1970, are not passed on to it. */
  begin(before: number): Promise<void>;
  count(): Promise<Partial<Record<LeadState, number>>>;
  find(ids: readonly string[]): Promise<DeliveryRow[]>;
  /**
   * Queues named messages again, or all that are dead.
   * @returns how many were queued
   */
  retry(which: { ids: readonly string[] } | 'dead'): Promise<number>;
}

const atOnce = 200;
const untried = { state: 'queued', attempts: 0, deferrals: 0, content_rejects: 0 } as const;

/** Written out, not bound: only then SQLite sees that the partial index covers it. */
const isNotPassedOn = sql<SqlBool>`passed_on = 0`;

/**
 * @param names of all destinations: the first to claim puts a message into the lists of all
 * @throws StoreError from every method
 */
export function createDestinationStore(
  db: Database,
  destination: DestinationName,
  names: readonly DestinationName[] = [destination],
): DestinationStore {
  const { query, now } = db;
  const outbox = createOutbox(db, destination);
  const own = () => query.selectFrom('deliveries').where('destination', '=', destination);
  const sinceKey = (name: DestinationName) => `since-${name}`;

  /** The process may die between the two statements: the next run adds no entry twice. */
  async function takeOver(): Promise<void> {
    const waiting = await query
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where(isNotPassedOn)
      .where('state', '!=', 'held')
      .where(isFromVisitor)
      .orderBy('received_at')
      .limit(atOnce)
      .execute();
    if (waiting.length === 0) return;
    const since = await readSince();
    const due_at = now();
    const rows = names.flatMap((name) =>
      waiting
        .filter(({ received_at }) => received_at >= (since.get(sinceKey(name)) ?? 0))
        .map((lead) => ({ ...lead, ...untried, destination: name, due_at })),
    );
    if (rows.length > 0)
      await query
        .insertInto('deliveries')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['id', 'destination']).doNothing())
        .execute();
    await query
      .updateTable('leads')
      .set({ passed_on: 1 })
      .where(
        'id',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute();
  }

  async function readSince(): Promise<Map<string, number>> {
    const rows = await query.selectFrom('meta').selectAll().where('key', 'in', names.map(sinceKey)).execute();
    return new Map(rows.map(({ key, value }) => [key, Number(value)]));
  }

  return {
    ...outbox,

    async claim(owner, leaseMs, which) {
      await takeOver();
      const claimed = await outbox.claim(owner, leaseMs, which);
      if (claimed.length === 0) return [];
      const ids = claimed.map(({ id }) => id);
      const leads = await query.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      const known = new Map(leads.map((lead) => [lead.id, lead]));
      return claimed.flatMap((delivery) => {
        const lead = known.get(delivery.id);
        // The state is of this destination. A message that was deleted meanwhile has no delivery.
        return lead === undefined ? [] : [{ ...lead, ...delivery }];
      });
    },

    async begin(before) {
      const { newest } = await query
        .selectFrom('leads')
        .select((eb) => eb.fn.max<number | null>('received_at').as('newest'))
        .where('received_at', '<', before)
        .executeTakeFirstOrThrow();
      // Uses the store's own clock, which may differ from that of `before`.
      const value = String(newest === null ? 0 : newest + 1);
      await query
        .insertInto('meta')
        .values({ key: sinceKey(destination), value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      // Messages from before the first destination go to none; a later one keeps those that others wait for.
      const oldest = Math.min(...(await readSince()).values());
      await query
        .updateTable('leads')
        .set({ passed_on: 1 })
        .where(isNotPassedOn)
        .where('received_at', '<', oldest)
        .execute();
    },

    async count() {
      const rows = await own()
        .select((eb) => ['state', eb.fn.countAll<number>().as('n')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]));
    },

    async find(ids) {
      return await own().selectAll().where('id', 'in', ids).execute();
    },

    async retry(which) {
      const { numUpdatedRows } = await query
        .updateTable('deliveries')
        .set({ state: 'queued', due_at: now(), deferrals: 0, content_rejects: 0, last_code: null, last_error: null })
        .where('destination', '=', destination)
        .$if(which === 'dead', (all) => all.where('state', '=', 'dead'))
        .$if(which !== 'dead', (all) =>
          all.where('id', 'in', which === 'dead' ? [] : which.ids).where('state', 'in', ['queued', 'dead', 'sent']),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}
