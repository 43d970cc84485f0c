import { type SqlBool, sql } from 'kysely';
import { isFromVisitor } from './canary-store.ts';
import { createTurn, type Turn, turnKeys } from './statement/turn.ts';
import type { Database, LeadRow } from './tables.ts';

/** Times to the answer, of messages marked as answered. */
export interface AnswerSummary {
  /** Messages neither held nor marked as answered, of the last thirty days; overdue after a day. */
  unanswered: number;
  overdue: number;
  /** Average from the message to its answer, of those of the last thirty days; undefined if there was none. */
  averageMs: number | undefined;
}

/** Answers to visitors, and reminders of missing answers. */
export interface AnswerStore {
  /** @returns how many were not marked before */
  markAnswered(ids: readonly string[]): Promise<number>;
  /** Unanswered messages without a reminder since a time, in milliseconds since 1970, oldest first. */
  findUnreminded(since: number, limit: number): Promise<LeadRow[]>;
  /** @param at time in milliseconds since 1970 */
  markReminded(ids: readonly string[], at: number): Promise<void>;
  turn: Turn;
  summarize(): Promise<AnswerSummary>;
}

/** Time promised on pages. */
export const promisedAnswerMs = 24 * 3_600_000;
const lookBackMs = 30 * 86_400_000;

const isUnanswered = sql<SqlBool>`answered_at is null and state <> 'held' and coalesce(verdict, '') <> 'spam'`;

/** @throws StoreError from every method */
export function createAnswerStore(db: Database): AnswerStore {
  const { query, now } = db;
  return {
    async markAnswered(ids) {
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ answered_at: now() })
        .where('id', 'in', ids)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async findUnreminded(since, limit) {
      return await query
        .selectFrom('leads')
        .selectAll()
        .where(isUnanswered)
        .where('reminded_at', 'is', null)
        .where(isFromVisitor)
        .where('received_at', '>=', since)
        .orderBy('received_at')
        .limit(limit)
        .execute();
    },

    async markReminded(ids, at) {
      await query.updateTable('leads').set({ reminded_at: at }).where('id', 'in', ids).execute();
    },

    turn: createTurn(db, turnKeys.reminder),

    async summarize() {
      const late = sql`${isUnanswered} and received_at < ${now()} - ${sql.lit(promisedAnswerMs)}`;
      const { unanswered, overdue, average } = await query
        .selectFrom('leads')
        .select([
          sql<number | null>`sum(case when ${isUnanswered} then 1 else 0 end)`.as('unanswered'),
          sql<number | null>`sum(case when ${late} then 1 else 0 end)`.as('overdue'),
          sql<number | null>`avg(answered_at - received_at)`.as('average'),
        ])
        .where(isFromVisitor)
        .where('received_at', '>=', sql<number>`${now()} - ${sql.lit(lookBackMs)}`)
        .executeTakeFirstOrThrow();
      return {
        unanswered: Number(unanswered ?? 0),
        overdue: Number(overdue ?? 0),
        averageMs: average === null ? undefined : Number(average),
      };
    },
  };
}
