import type { Database } from './tables.ts';

/** Notes of a server for `leads check`. */
export type NoteName = 'untrusted-proxy';

export interface NoteStore {
  write(name: NoteName, text: string): Promise<void>;
  read(name: NoteName): Promise<string | undefined>;
}

/** @throws StoreError from every method */
export function createNoteStore({ query }: Database): NoteStore {
  return {
    async write(name, value) {
      await query
        .insertInto('meta')
        .values({ key: name, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    async read(name) {
      const found = await query.selectFrom('meta').select('value').where('key', '=', name).executeTakeFirst();
      return found?.value;
    },
  };
}
