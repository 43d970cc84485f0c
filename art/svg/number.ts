/** Small arithmetic of the drawings. */

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Coordinates to a tenth of a pixel: finer is never visible and costs bytes. */
export const r1 = (value: number): number => rounded(value, 1);
export const r2 = (value: number): number => rounded(value, 2);
export const r3 = (value: number): number => rounded(value, 3);

/** The whole numbers from 0 up to `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A seeded row of numbers from 0 to 1 (xmur3 into mulberry32): the same seed gives the same picture in every build. */
export function random(seed: string): () => number {
  let hash = 1779033703 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Span = { from: number; size: number };

/** A length divided into parts, the last `grow` times as wide as the first. */
export function divide(count: number, grow: number, total: number, reversed = false): Span[] {
  const weights = range(count).map((index) => grow ** (index / Math.max(1, count - 1)));
  if (reversed) weights.reverse();
  const unit = total / weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  return weights.map((weight) => {
    const span = { from, size: weight * unit };
    from += span.size;
    return span;
  });
}
