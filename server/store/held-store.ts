import { sql } from 'kysely';
import type { Database, LeadRow } from './tables.ts';

/** What the digest of held messages needs. */
export interface HeldStore {
  /** Held messages the owner has not been told about, oldest first. */
  findUntold(limit: number): Promise<LeadRow[]>;
  /** @returns whether it is this process's turn; then it is nobody's again for `pauseMs` */
  takeTurn(pauseMs: number): Promise<boolean>;
  /** After a digest that could not be sent: the next turn is in `ms`. */
  postponeTurn(ms: number): Promise<void>;
  markTold(ids: readonly string[]): Promise<void>;
}

const turnKey = 'digest-due';

/** @throws StoreError from every method */
export function createHeldStore({ query, now }: Database): HeldStore {
  const inFuture = (ms: number) => sql<string>`cast(${now()} + ${sql.lit(ms)} as text)`;

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

    async takeTurn(pauseMs) {
      const turn = await query
        .insertInto('meta')
        .values({ key: turnKey, value: inFuture(pauseMs) })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value: inFuture(pauseMs) })
            .where(sql`cast(meta.value as bigint)`, '<=', now()),
        )
        .returning('key')
        .executeTakeFirst();
      return turn !== undefined;
    },

    async postponeTurn(ms) {
      await query
        .updateTable('meta')
        .set({ value: inFuture(ms) })
        .where('key', '=', turnKey)
        .execute();
    },

    async markTold(ids) {
      await query.updateTable('leads').set({ digested_at: now() }).where('id', 'in', ids).execute();
    },
  };
}
