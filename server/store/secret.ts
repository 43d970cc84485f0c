import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

/**
 * A secret that all processes of one store share, made at the first request.
 * @throws StoreError; then the next call asks again
 */
export function createSecret({ query }: Pick<Database, 'query'>, key: string): () => Promise<string> {
  let known: Promise<string> | undefined;

  async function read(): Promise<string> {
    await query
      .insertInto('meta')
      .values({ key, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { value } = await query.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return value;
  }

  return async () => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
