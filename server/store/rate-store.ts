import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Network, RateLimit } from '../config/values.ts';
import { createSecret } from './secret.ts';
import { prepare } from './statement/prepared.ts';
import type { StatementResult } from './statement/statement.ts';
import type { Database } from './tables.ts';

const never = 2 ** 31 - 1;

/** A network by its keyed hash, and the number of messages that it may send in a time. */
export interface Place {
  place: string;
  most: number;
}

/** One message of a place; its limit counts it unless the message is known, or over the narrower place's limit. */
export interface Visit extends Place {
  limit: RateLimit;
  idemKey: string;
  within: Place;
}

/** Replaces a missing narrower place. */
export const noPlace: Place = { place: '', most: never };

interface Hit {
  n: number;
  win: number;
  at: number;
}

/**
 * Counts in the store, so that the limit holds over several processes and over a restart. Network addresses are kept as a keyed
 * hash (a place), and only until their time is over.
 */
export function createRateCounter(db: Database) {
  const { query, now } = db;
  const secret = createSecret(db, 'rate-secret');
  let prunedWindow = 0;

  return {
    /** @throws StoreError */
    async toPlaces(networks: readonly Network[], { count }: Pick<RateLimit, 'count'>): Promise<Place[]> {
      const key = await secret();
      const hash = (name: string) => createHmac('sha256', key).update(name).digest('base64url');
      return networks.map(({ name, times }) => ({ place: hash(name), most: count * times }));
    },

    /** Counts a message, in one statement with storing it. */
    count: prepare<Visit>(
      db,
      (slot) => sql`
        insert into rate_hits (bucket, win, n)
        select ${slot(({ place }) => place)}, ${now()} / cast(${slot(({ limit }) => limit.windowMs)} as bigint), 1
        where not exists (select 1 from leads where idem_key = ${slot(({ idemKey }) => idemKey)})
          and not exists (select 1 from rate_hits where bucket = ${slot(({ within }) => within.place)}
            and win = ${now()} / cast(${slot(({ limit }) => limit.windowMs)} as bigint)
            and n > cast(${slot(({ within }) => within.most)} as integer))
        on conflict (bucket, win) do update set n = rate_hits.n + 1
        returning n, win, ${now()} as at`,
    ),

    /** @returns seconds to wait after a message over the limit, else 0 */
    readSeconds({ limit, most }: Visit, result: StatementResult | undefined): number {
      const [hit] = (result?.rows ?? []) as Hit[];
      if (hit === undefined || hit.n <= most) return 0;
      return Math.max(1, Math.ceil(((hit.win + 1) * limit.windowMs - hit.at) / 1000));
    },

    /** Forgets expired counts. */
    async prune({ rows }: StatementResult): Promise<void> {
      const [hit] = rows as Hit[];
      if (hit === undefined || hit.win === prunedWindow) return;
      prunedWindow = hit.win;
      await query.deleteFrom('rate_hits').where('win', '!=', hit.win).execute();
    },
  };
}
