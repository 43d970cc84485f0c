import type { Database, DeliveryRow, DestinationName } from './tables.ts';

/** States of messages at destinations beside the owner's first address. */
export interface DeliveryReader {
  find(id: string): Promise<DeliveryRow[]>;
  /** Ends deliveries to addresses that the owner no longer has. @returns their number */
  prune(names: readonly DestinationName[]): Promise<number>;
}

/** @throws StoreError from every method */
export function createDeliveryReader({ query }: Database): DeliveryReader {
  return {
    async find(id) {
      return await query.selectFrom('deliveries').selectAll().where('id', '=', id).orderBy('destination').execute();
    },
    async prune(names) {
      const { numDeletedRows } = await query
        .deleteFrom('deliveries')
        .where('destination', 'like', 'mail:%')
        .where('destination', 'not in', ['mail:', ...names])
        .where('state', '!=', 'sent')
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
