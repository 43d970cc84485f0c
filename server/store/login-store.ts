import type { Database } from './tables.ts';

/** Keeps one text for several processes: only a writer with the latest version changes it. */
export interface LoginStore {
  read(): Promise<string | undefined>;
  /** @returns whether `before` was still there, and `after` has taken its place */
  replace(before: string | undefined, after: string): Promise<boolean>;
}

const key = 'mail-login';

/** The log-in at the mail provider, in the database. @throws StoreError from every method */
export function createLoginStore({ query }: Pick<Database, 'query'>): LoginStore {
  return {
    async read() {
      return (await query.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
    },
    async replace(before, after) {
      if (before === undefined) {
        const insertion = query.insertInto('meta').values({ key, value: after });
        const { numInsertedOrUpdatedRows: rows } = await insertion
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirstOrThrow();
        return Number(rows) > 0;
      }
      const { numUpdatedRows } = await query
        .updateTable('meta')
        .set({ value: after })
        .where('key', '=', key)
        .where('value', '=', before)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },
  };
}
