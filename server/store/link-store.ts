import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Key of links in the owner's mails, and the links that were used. */
export interface LinkStore {
  /** Shared by all processes, and read anew each time, since it may be revoked. */
  key(): Promise<string>;
  /** Makes a new key: earlier links are no longer valid. */
  revoke(): Promise<void>;
  /** @returns false if it was used before */
  use(token: string, until: number): Promise<boolean>;
  isUsed(token: string): Promise<boolean>;
  /** Frees a token whose action failed. */
  giveBack(token: string): Promise<void>;
  /** Forgets the uses of links that have ended. */
  forgetEnded(): Promise<void>;
}

const keyName = 'link-key';
const usePrefix = 'link-used:';
const makeKey = () => randomBytes(32).toString('base64url');
/** No signature: readers of the store cannot use the link. */
const useName = (token: string) => usePrefix + token.slice(0, token.lastIndexOf('.'));

/** @throws StoreError from every method */
export function createLinkStore({ query, now }: Database): LinkStore {
  const find = (key: string) => query.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return {
    async key() {
      const known = await find(keyName);
      if (known !== undefined) return known.value;
      await query
        .insertInto('meta')
        .values({ key: keyName, value: makeKey() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return (await query.selectFrom('meta').select('value').where('key', '=', keyName).executeTakeFirstOrThrow())
        .value;
    },

    async revoke() {
      const value = makeKey();
      await query
        .insertInto('meta')
        .values({ key: keyName, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    async use(token, until) {
      const used = await query
        .insertInto('meta')
        .values({ key: useName(token), value: String(until) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      return used !== undefined;
    },

    async isUsed(token) {
      return (await find(useName(token))) !== undefined;
    },

    async giveBack(token) {
      await query.deleteFrom('meta').where('key', '=', useName(token)).execute();
    },

    async forgetEnded() {
      await query
        .deleteFrom('meta')
        .where(sql<string>`substr(key, 1, ${sql.lit(usePrefix.length)})`, '=', usePrefix)
        .where(
          sql<number>`cast(case when substr(key, 1, ${sql.lit(usePrefix.length)}) = ${usePrefix} then value else '0' end as bigint)`,
          '<',
          now(),
        )
        .execute();
    },
  };
}
