import { createHash } from 'node:crypto';
import type { Row } from './sides.ts';

/** Number of rows, and a checksum that does not depend on their order. */
export interface Sum {
  count: number;
  checksum: string;
}

const mask = (1n << 256n) - 1n;

function hash(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}

/** Adds row by row, so that no table has to be held in memory. */
export function createSum() {
  let count = 0;
  let total = 0n;
  return {
    add(row: Row): void {
      count += 1;
      total = (total + hash(row)) & mask;
    },
    read: (): Sum => ({ count, checksum: total.toString(16).padStart(64, '0') }),
  };
}
