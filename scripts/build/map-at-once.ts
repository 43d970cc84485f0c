/** Keeps two cores busy; all at once would hold the whole site in memory. */
const atOnce = 4;

/**
 * Does something with each item, with a few of them at once, and begins no further one after a fault.
 * @returns the results in the order of the items
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Ends for all that take from it when one fails.
  const queue = (function* () {
    yield* items.entries();
  })();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await act(item);
    }),
  );
  return results;
}
