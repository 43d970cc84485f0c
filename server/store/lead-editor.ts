import type { Database, LeadState } from './tables.ts';

/** What the owner's tool changes. */
export interface LeadEditor {
  /**
   * Queues messages again, due at once and with all their tries before them. Those already sent, or on their way, stay
   * as they are.
   * @returns how many were queued
   */
  retry(which: { ids: readonly string[] } | { state: 'dead' | 'held' }): Promise<number>;
  /**
   * Deletes up to `limit` messages that were sent before then, in milliseconds since 1970.
   * @returns how many were deleted
   */
  purgeSent(before: number, limit: number): Promise<number>;
  countSent(before: number): Promise<number>;
}

const waiting: readonly LeadState[] = ['queued', 'dead', 'held'];

/** @throws StoreError from every method */
export function createLeadEditor({ query, now }: Database): LeadEditor {
  return {
    async retry(which) {
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ state: 'queued', due_at: now(), deferrals: 0, content_rejects: 0, last_code: null, last_error: null })
        .$if('ids' in which, (leads) =>
          leads.where('id', 'in', 'ids' in which ? which.ids : []).where('state', 'in', waiting),
        )
        .$if('state' in which, (leads) => leads.where('state', '=', 'state' in which ? which.state : 'dead'))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async purgeSent(before, limit) {
      const { numDeletedRows } = await query
        .deleteFrom('leads')
        .where('id', 'in', (eb) =>
          eb.selectFrom('leads').select('id').where('state', '=', 'sent').where('sent_at', '<', before).limit(limit),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async countSent(before) {
      const { n } = await query
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'sent')
        .where('sent_at', '<', before)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}
