/** Bytes that wait in memory for the other side. */
export interface Waiting {
  /** Called when there is no more room: drops the bytes and their count. */
  giveWay(): void;
}

/**
 * Bounds the bytes that wait in memory for all clients together. The client that has sent nothing for the longest time is
 * dropped, so that active clients find room.
 */
export function createWaitingBytes(most: number) {
  /** Longest without a new byte first. */
  const kept = new Map<Waiting, number>();
  let total = 0;

  function drop(waiting: Waiting): void {
    total -= kept.get(waiting) ?? 0;
    kept.delete(waiting);
  }

  return {
    add(waiting: Waiting, bytes: number): void {
      const before = kept.get(waiting) ?? 0;
      kept.delete(waiting);
      kept.set(waiting, before + bytes);
      total += bytes;
      for (const longest of kept.keys()) {
        if (total <= most) return;
        drop(longest);
        longest.giveWay();
      }
    },
    drop,
    total: () => total,
  };
}

export type WaitingBytes = ReturnType<typeof createWaitingBytes>;
