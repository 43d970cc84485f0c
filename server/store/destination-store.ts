import { type SqlBool, sql } from 'kysely';
import { isFromVisitor } from './canary-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Database, DeliveryRow, DestinationName, LeadState } from './tables.ts';

/** A destination beside the owner's mailbox: it has its own list of what it shall get, and its own state of each. */
export interface DestinationStore extends Outbox {
  /** The first time it is there: what came in before then, in milliseconds since 1970, is not passed on to it. */
  begin(before: number): Promise<void>;
  count(): Promise<Partial<Record<LeadState, number>>>;
  /** How far messages have come. */
  find(ids: readonly string[]): Promise<DeliveryRow[]>;
  /**
   * Queues again what is named, or all that is dead.
   * @returns how many were queued
   */
  retry(which: { ids: readonly string[] } | 'dead'): Promise<number>;
}

const atOnce = 200;

/** Written out, not bound: only then SQLite sees that the partial index covers it. */
const isNotPassedOn = sql<SqlBool>`passed_on = 0`;

/** @throws StoreError from every method */
export function createDestinationStore(db: Database, destination: DestinationName): DestinationStore {
  const { query, now } = db;
  const outbox = createOutbox(db, destination);
  const own = () => query.selectFrom('deliveries').where('destination', '=', destination);
  const waiting = () =>
    query.selectFrom('leads').where(isNotPassedOn).where('state', '!=', 'held').where(isFromVisitor);

  /** In two statements, each of which may be the last: what is in the list twice over stays there once. */
  async function takeOver(): Promise<void> {
    if ((await waiting().select('id').limit(1).executeTakeFirst()) === undefined) return;
    await query
      .insertInto('deliveries')
      .columns(['id', 'destination', 'received_at', 'state', 'due_at'])
      .expression(
        waiting()
          .select((eb) => [
            'id',
            sql<DestinationName>`cast(${destination} as text)`.as('destination'),
            'received_at',
            eb.cast<LeadState>(eb.val('queued'), 'text').as('state'),
            now().as('due_at'),
          ])
          .orderBy('received_at')
          .limit(atOnce),
      )
      .onConflict((conflict) => conflict.columns(['id', 'destination']).doNothing())
      .execute();
    await query
      .updateTable('leads')
      .set({ passed_on: 1 })
      .where(isNotPassedOn)
      .where('id', 'in', own().select('id'))
      .execute();
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
        // Its own state is of this destination. A message that was deleted meanwhile took its delivery along.
        return lead === undefined ? [] : [{ ...lead, ...delivery }];
      });
    },

    async begin(before) {
      const key = `since-${destination}`;
      if (await query.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst()) return;
      await query
        .updateTable('leads')
        .set({ passed_on: 1 })
        .where(isNotPassedOn)
        .where('received_at', '<', before)
        .execute();
      await query
        .insertInto('meta')
        .values({ key, value: String(before) })
        .onConflict((conflict) => conflict.column('key').doNothing())
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
