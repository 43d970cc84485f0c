import type { Database, LeadRow } from '../tables.ts';
import { createTurn, type Turn } from '../turn.ts';

/** What the digest of held messages needs. */
export interface HeldStore {
  /** Held messages the owner has not been told about, oldest first. */
  findUntold(limit: number): Promise<LeadRow[]>;
  turn: Turn;
  markTold(ids: readonly string[]): Promise<void>;
}

/** @throws StoreError from every method */
export function createHeldStore(db: Database): HeldStore {
  const { query, now } = db;
  return {
    async findUntold(limit) {
      return await query
        .selectFrom('leads')
        .selectAll()
        .where('state', '=', 'held')
        .where('digested_at', 'is', null)
        .orderBy('received_at')
        .limit(limit)
        .execute();
    },

    turn: createTurn(db, 'digest-due'),

    async markTold(ids) {
      await query.updateTable('leads').set({ digested_at: now() }).where('id', 'in', ids).execute();
    },
  };
}
