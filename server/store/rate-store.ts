import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { RateLimit } from '../config/values.ts';
import { createSecret } from './secret.ts';
import type { Database } from './tables.ts';

export interface RateStore {
  /**
   * Counts one message of this network address.
   * @returns how many that makes within the limit's time, and the seconds to wait if that was one too many, else 0
   * @throws StoreError: a limit that cannot be counted does not let everything pass
   */
  countHit(address: string, limit: RateLimit): Promise<{ count: number; retryAfterSeconds: number }>;
}

/**
 * Counts in the store, so that the limit holds over several processes and over a restart. Addresses are kept as a keyed
 * hash, and only until their time is over.
 */
export function createRateStore({ query, now }: Database): RateStore {
  const secret = createSecret({ query }, 'rate-secret');
  let prunedWindow = 0;

  const hashAddress = async (address: string) =>
    createHmac('sha256', await secret())
      .update(address)
      .digest('base64url');

  async function prune(win: number): Promise<void> {
    if (win === prunedWindow) return;
    prunedWindow = win;
    await query.deleteFrom('rate_hits').where('win', '!=', win).execute();
  }

  return {
    async countHit(address, { count, windowMs }) {
      const bucket = await hashAddress(address);
      const { n, win, at } = await query
        .insertInto('rate_hits')
        .values({ bucket, win: sql<number>`${now()} / ${sql.lit(windowMs)}`, n: 1 })
        .onConflict((conflict) => conflict.columns(['bucket', 'win']).doUpdateSet({ n: sql<number>`rate_hits.n + 1` }))
        .returning(['n', 'win', now().as('at')])
        .executeTakeFirstOrThrow();
      await prune(win);
      const secondsLeft = Math.max(1, Math.ceil(((win + 1) * windowMs - at) / 1000));
      return { count: n, retryAfterSeconds: n <= count ? 0 : secondsLeft };
    },
  };
}
