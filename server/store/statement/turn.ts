import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Work that one process does at a time, and not too often. */
export interface Turn {
  /** @returns whether it is this process's turn; then no process has a turn for `pauseMs` */
  take(pauseMs: number): Promise<boolean>;
  /** Delays the next turn by `ms`, after failed work. */
  postpone(ms: number): Promise<void>;
}

export const turnKeys = { digest: 'digest-due', reminder: 'reminder-due' } as const;

/** @throws StoreError from every method */
export function createTurn({ query, now }: Database, key: string): Turn {
  const inFuture = (ms: number) => sql<string>`cast(${now()} + ${sql.lit(ms)} as text)`;
  return {
    async take(pauseMs) {
      const turn = await query
        .insertInto('meta')
        .values({ key, value: inFuture(pauseMs) })
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

    async postpone(ms) {
      await query
        .updateTable('meta')
        .set({ value: inFuture(ms) })
        .where('key', '=', key)
        .execute();
    },
  };
}
