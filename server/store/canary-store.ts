import { type SqlBool, sql } from 'kysely';
import { createSecret } from './secret.ts';
import { isSameSecret } from './signature.ts';
import type { Database, LeadRow } from './tables.ts';

/** Only the server makes canaries, for senders who have the store's secret. */
export const isCanary = ({ is_canary }: Pick<LeadRow, 'is_canary'>) => is_canary === 1;

/** Condition for visitors' messages, without canaries. */
export const isFromVisitor = sql<SqlBool>`is_canary = 0`;
const isFromCanary = sql<SqlBool>`is_canary = 1`;

/**
 * Result of the last canary that is finished, or should be: `late` if not in time. `well`: taken by the mail server;
 * `returned`: also seen in a mailbox. `unknown` until one is finished, `none` if there was none lately.
 */
export type CanaryHealth = 'well' | 'returned' | 'late' | 'unknown' | 'none';

export interface CanaryStore {
  secret(): Promise<string>;
  isSecret(text: string): Promise<boolean>;
  /** @param mustReturn canaries go to a mailbox that is read, and are late until found there */
  assess(mustReturn?: boolean): Promise<CanaryHealth>;
  /** Notes a canary in the mailbox. @returns whether it is one of ours, and the first time */
  noteReturn(id: string): Promise<boolean>;
  /** Deletes canaries of more than a week ago. */
  forget(): Promise<void>;
}

const lateAfterMs = 10 * 60_000;
/** More canaries than are ever sent within ten minutes. */
const mostAssessed = 1000;
const rememberedMs = 7 * 86_400_000;

/** @throws StoreError from every method */
export function createCanaryStore({ query, now }: Database): CanaryStore {
  const secret = createSecret({ query }, 'canary-secret');
  return {
    secret,

    async isSecret(text) {
      return isSameSecret(await secret(), text);
    },

    async assess(mustReturn = false) {
      const cameAt = mustReturn ? ('answered_at' as const) : ('sent_at' as const);
      const canaries = await query
        .selectFrom('leads')
        .select(['received_at', cameAt, now().as('at')])
        .where(isFromCanary)
        .orderBy('received_at', 'desc')
        .limit(mostAssessed)
        .execute();
      if (canaries.length === 0) return 'none';
      const last = canaries.find((each) => each[cameAt] !== null || each.received_at < each.at - lateAfterMs);
      if (last === undefined) return 'unknown';
      if ((last[cameAt] ?? last.at) - last.received_at > lateAfterMs) return 'late';
      return mustReturn ? 'returned' : 'well';
    },

    // A canary has no answer: the column holds the time it came back.
    async noteReturn(id) {
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ answered_at: now() })
        .where('id', '=', id)
        .where(isFromCanary)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },

    async forget() {
      await query
        .deleteFrom('leads')
        .where(isFromCanary)
        .where('received_at', '<', sql<number>`${now()} - ${sql.lit(rememberedMs)}`)
        .execute();
    },
  };
}
