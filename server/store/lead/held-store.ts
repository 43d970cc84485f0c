import { createTurn, type Turn, turnKeys } from '../statement/turn.ts';
import type { Database, LeadRow } from '../tables.ts';

/** What the digest of held messages needs. */
export interface HeldStore {
  /** Held messages the owner has not been told about, oldest first. */
  findUnreported(limit: number): Promise<LeadRow[]>;
  turn: Turn;
  /** @param at when they were told of, in milliseconds since 1970 */
  markTold(ids: readonly string[], at: number): Promise<void>;
}

/** @throws StoreError from every method */
export function createHeldStore(db: Database): HeldStore {
  const { query } = db;
  return {
    async findUnreported(limit) {
      return await query
        .selectFrom('leads')
        .selectAll()
        .where('state', '=', 'held')
        .where('digested_at', 'is', null)
        .orderBy('received_at')
        .limit(limit)
        .execute();
    },

    turn: createTurn(db, turnKeys.digest),

    async markTold(ids, at) {
      await query.updateTable('leads').set({ digested_at: at }).where('id', 'in', ids).execute();
    },
  };
}
