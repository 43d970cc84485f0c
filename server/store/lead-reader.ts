import { sql } from 'kysely';
import type { Database, LeadRow, LeadState } from './tables.ts';

export interface LeadFilter {
  state?: LeadState;
  /** Received at or after, in milliseconds since 1970. */
  since?: number;
  limit: number;
}

/** What the owner's tool reads. */
export interface LeadReader {
  /** Newest first. */
  list(filter: LeadFilter): Promise<LeadRow[]>;
  /** Leads whose ID or reference starts like this; up to `limit`. */
  findByPrefix(prefix: string, limit: number): Promise<LeadRow[]>;
}

/** @throws StoreError from every method */
export function createLeadReader({ query }: Database): LeadReader {
  return {
    async list({ state, since, limit }) {
      return await query
        .selectFrom('leads')
        .selectAll()
        .$if(state !== undefined, (leads) => leads.where('state', '=', state as LeadState))
        .$if(since !== undefined, (leads) => leads.where('received_at', '>=', since as number))
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
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
