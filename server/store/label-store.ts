import { sql } from 'kysely';
import { isFromVisitor } from './canary-store.ts';
import type { Database, LeadRow } from './tables.ts';

/** The owner's labels of messages, and the weights learned from them. A deleted message loses its label. */
export interface LabelStore {
  /** @returns the number of messages that lacked the label */
  mark(ids: readonly string[], verdict: NonNullable<LeadRow['verdict']>): Promise<number>;
  /** The newest first. */
  list(limit: number): Promise<LeadRow[]>;
  count(): Promise<number>;
  /** Writes the weights, and keeps those before them. */
  write(model: string): Promise<void>;
  /** Version of the weights, new at each writing; undefined before the first. */
  version(): Promise<string | undefined>;
  read(): Promise<string | undefined>;
  /** Restores the weights before, or the shipped ones if there are none. */
  undo(): Promise<void>;
  /** Drops these weights and those before. */
  forget(): Promise<void>;
}

const names = { model: 'spam-model', before: 'spam-model-before', version: 'spam-model-version' };

/** @throws StoreError from every method */
export function createLabelStore({ query, now }: Database): LabelStore {
  async function find(key: string): Promise<string | undefined> {
    return (await query.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
  }

  async function put(key: string, value: string): Promise<void> {
    await query
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  const drop = async (...keys: string[]) => void (await query.deleteFrom('meta').where('key', 'in', keys).execute());

  const renew = async () => {
    const { at } = await query.selectNoFrom([now().as('at')]).executeTakeFirstOrThrow();
    await put(names.version, String(at));
  };

  const labelled = () => query.selectFrom('leads').where('verdict', 'is not', null).where(isFromVisitor);

  return {
    async mark(ids, verdict) {
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ verdict })
        .where('id', 'in', ids)
        .where(sql<string>`coalesce(verdict, '')`, '!=', verdict)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    list: async (limit) => await labelled().selectAll().orderBy('received_at', 'desc').limit(limit).execute(),

    async count() {
      const { n } = await labelled()
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async write(model) {
      const former = await find(names.model);
      if (former !== undefined) await put(names.before, former);
      await put(names.model, model);
      await renew();
    },

    version: () => find(names.version),
    read: () => find(names.model),

    async undo() {
      const before = await find(names.before);
      if (before === undefined) await drop(names.model);
      else await put(names.model, before);
      await drop(names.before);
      await renew();
    },

    async forget() {
      await drop(names.model, names.before);
      await renew();
    },
  };
}
