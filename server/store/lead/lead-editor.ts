import type { Database, LeadState } from '../tables.ts';

/** Messages in one state since before a time, in milliseconds since 1970: sent before then, or received before then. */
export interface Purge {
  state: 'sent' | 'held' | 'dead';
  before: number;
  /** Only those that a digest has listed. */
  isTold?: boolean;
  /** Only those whose visitor was answered before then. */
  isAnswered?: boolean;
}

/** Changes by the owner's tool. */
export interface LeadEditor {
  /**
   * Queues messages again, due at once and with all their tries before them. Sent and leased ones do not change.
   * @returns how many were queued
   */
  retry(which: { ids: readonly string[] } | { state: 'dead' | 'held' }): Promise<number>;
  /** Queues a sent or dead message once more. @returns whether it was one */
  sendAgain(id: string): Promise<boolean>;
  /**
   * Deletes up to `limit` of them.
   * @returns how many were deleted
   */
  purge(which: Purge, limit: number): Promise<number>;
  countPurge(which: Purge): Promise<number>;
  /** @returns whether it existed, and was not just being sent */
  remove(id: string): Promise<boolean>;
}

const waiting: readonly LeadState[] = ['queued', 'dead', 'held'];

/** @throws StoreError from every method */
export function createLeadEditor({ query, now }: Database): LeadEditor {
  const choose = ({ state, before, isTold = false, isAnswered = false }: Purge) =>
    query
      .selectFrom('leads')
      .where('leads.state', '=', state)
      .where(state === 'sent' ? 'leads.sent_at' : 'leads.received_at', '<', before)
      // Keeps a message that another destination has not got yet.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('deliveries.id', '=', 'leads.id')
              .where('deliveries.state', '!=', 'sent'),
          ),
        ),
      )
      // Keeps returned messages until they are marked as answered.
      .where((eb) => eb.or([eb('bounced_at', 'is', null), eb('answered_at', 'is not', null)]))
      .$if(isAnswered, (leads) => leads.where('answered_at', '<', before))
      .$if(isTold, (leads) => leads.where('digested_at', 'is not', null));

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

    async sendAgain(id) {
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ state: 'queued', due_at: now(), deferrals: 0, content_rejects: 0, last_code: null, last_error: null })
        .where('id', '=', id)
        .where('state', 'in', ['sent', 'dead'])
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },

    async purge(which, limit) {
      const { numDeletedRows } = await query
        .deleteFrom('leads')
        .where('id', 'in', choose(which).select('leads.id').limit(limit))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async countPurge(which) {
      const { n } = await choose(which)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async remove(id) {
      const { numDeletedRows } = await query
        .deleteFrom('leads')
        .where('id', '=', id)
        .where('state', '!=', 'sending')
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) > 0;
    },
  };
}
