import type { Reading } from '../reading.ts';

/** Points for each different thing found, and where to look: in the sender's own words, or in all that is known. */
export type Sign = readonly [points: number, find: RegExp | ((reading: Reading) => number)];

export interface Rule {
  /** Stands in the digest, after "looks like spam: ". */
  reason: string;
  /** The rule gives no more points than this, or takes no more off. */
  most: number;
  /** Above zero for what speaks for spam, below zero for what speaks for the sender. */
  signs: readonly Sign[];
}

export function countSign([, find]: Sign, reading: Reading): number {
  return find instanceof RegExp ? new Set(reading.words.match(find)).size : find(reading);
}

export function pointsFor({ signs, most }: Rule, reading: Reading): number {
  const sum = signs.reduce((total, sign) => total + sign[0] * countSign(sign, reading), 0);
  return Math.max(-most, Math.min(most, sum));
}
