import { sql } from 'kysely';
import { isFromVisitor } from '../canary-store.ts';
import { type Database, type LeadRow, type LeadState, leadStates } from '../tables.ts';

export interface LeadFilter {
  state?: LeadState;
  /** Received at or after, in milliseconds since 1970. */
  since?: number;
  limit: number;
  /** Only unanswered messages that are not held. */
  unanswered?: boolean;
}

/** One state of one day. */
export interface DayCount {
  /** Days since 1970, UTC. */
  day: number;
  state: LeadState;
  count: number;
  averageMs: number | null;
  /** Number marked as answered, and their average time. */
  answered: number;
  answerMs: number | null;
}

/** The store at a glance. */
export interface LeadSummary {
  count: Record<LeadState, number>;
  /** Age of the oldest message that is not delivered yet; 0 if none is waiting. */
  oldestPendingMs: number;
}

/** Queries of the owner's tool and the metrics. */
export interface LeadReader {
  summarize(): Promise<LeadSummary>;
  /** Newest first. */
  list(filter: LeadFilter): Promise<LeadRow[]>;
  /** Oldest first, from after a lead on: a long list is read page by page, since a long read would hold up the store. */
  page(filter: LeadFilter, after?: Pick<LeadRow, 'received_at' | 'id'>): Promise<LeadRow[]>;
  /** Messages per day and state since then, and how long delivered ones took on average, in milliseconds. */
  perDay(since: number): Promise<DayCount[]>;
  /** Leads whose ID or reference starts like this; up to `limit`. */
  findByPrefix(prefix: string, limit: number): Promise<LeadRow[]>;
}

/** @throws StoreError from every method */
export function createLeadReader({ query, now }: Database): LeadReader {
  const select = ({ state, since, unanswered = false }: LeadFilter) =>
    query
      .selectFrom('leads')
      .selectAll()
      .where(isFromVisitor)
      .$if(state !== undefined, (leads) => leads.where('state', '=', state as LeadState))
      .$if(unanswered, (leads) => leads.where('answered_at', 'is', null).where('state', '!=', 'held'))
      .$if(since !== undefined, (leads) => leads.where('received_at', '>=', since as number));

  return {
    async summarize() {
      const rows = await query
        .selectFrom('leads')
        .select((eb) => [
          'state',
          eb.fn.countAll<number>().as('n'),
          eb.fn.min('received_at').as('oldest'),
          now().as('at'),
        ])
        .where(isFromVisitor)
        .groupBy('state')
        .execute();
      // Counts a message also by its states at the owner's further addresses.
      const others = await query
        .selectFrom('deliveries')
        .select((eb) => [
          'state',
          eb.fn.countAll<number>().as('n'),
          eb.fn.min('received_at').as('oldest'),
          now().as('at'),
        ])
        .where('destination', 'like', 'mail:%')
        .where('state', '!=', 'sent')
        .groupBy('state')
        .execute();
      const find = (state: LeadState) => rows.find((row) => row.state === state);
      const ages = [...rows, ...others].flatMap(({ state, at, oldest }) =>
        state === 'queued' || state === 'sending' ? [at - oldest] : [],
      );
      const count = Object.fromEntries(leadStates.map((state) => [state, Number(find(state)?.n ?? 0)]));
      count.dead = (count.dead ?? 0) + Number(others.find(({ state }) => state === 'dead')?.n ?? 0);
      return { count: count as LeadSummary['count'], oldestPendingMs: Math.max(0, ...ages) };
    },

    async list(filter) {
      return await select(filter).orderBy('received_at', 'desc').orderBy('id', 'desc').limit(filter.limit).execute();
    },

    async page(filter, after) {
      return await select(filter)
        .$if(after !== undefined, (leads) =>
          leads.where((eb) =>
            eb.or([
              eb('received_at', '>', after?.received_at ?? 0),
              eb.and([eb('received_at', '=', after?.received_at ?? 0), eb('id', '>', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('received_at')
        .orderBy('id')
        .limit(filter.limit)
        .execute();
    },

    async perDay(since) {
      const day = sql<number>`received_at / 86400000`;
      const rows = await query
        .selectFrom('leads')
        .select((eb) => [
          day.as('day'),
          'state',
          eb.fn.countAll<number>().as('count'),
          sql<number | null>`avg(sent_at - received_at)`.as('averageMs'),
          eb.fn.count<number>('answered_at').as('answered'),
          sql<number | null>`avg(answered_at - received_at)`.as('answerMs'),
        ])
        .where(isFromVisitor)
        .where('received_at', '>=', since)
        .groupBy([day, 'state'])
        .orderBy(day)
        .execute();
      return rows.map(({ day: each, state, count, averageMs, answered, answerMs }) => ({
        day: Number(each),
        state,
        count: Number(count),
        averageMs: averageMs === null ? null : Number(averageMs),
        answered: Number(answered),
        answerMs: answerMs === null ? null : Number(answerMs),
      }));
    },

    async findByPrefix(prefix, limit) {
      // Compared by substr rather than LIKE, whose wildcards a typed prefix may hold.
      const startsWith = (column: 'id' | 'reference', text: string) =>
        sql<boolean>`substr(${sql.ref(column)}, 1, ${text.length}) = ${text}`;
      return await query
        .selectFrom('leads')
        .selectAll()
        .where((eb) => eb.or([startsWith('id', prefix.toLowerCase()), startsWith('reference', prefix.toUpperCase())]))
        .orderBy('received_at', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
