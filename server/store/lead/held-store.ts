import { createTurn, type Turn, turnKeys } from '../statement/turn.ts';
import type { Database, LeadRow } from '../tables.ts';

/** Held messages, for the digest. */
export interface HeldStore {
  /** Held messages that no digest has listed, oldest first. */
  findUnreported(limit: number): Promise<LeadRow[]>;
  turn: Turn;
  /** @param at time of the digest, in milliseconds since 1970 */
  markReported(ids: readonly string[], at: number): Promise<void>;
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

    async markReported(ids, at) {
      await query.updateTable('leads').set({ digested_at: at }).where('id', 'in', ids).execute();
    },
  };
}
