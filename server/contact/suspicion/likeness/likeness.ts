import { readFileSync } from 'node:fs';
import { pieceCount, readPieces, shareOf } from './pieces.ts';

/** What `npm run learn-spam` found out about pieces of words. */
export interface Learned {
  /** For a text without any piece. */
  bias: number;
  /** What one step of a weight stands for. */
  step: number;
  /** One signed byte for each piece, in base64. */
  weights: string;
}

/** @returns the logarithm of the odds that a text is spam: above zero, it looks more like spam than like a customer's */
export function createLikeness({ bias, step, weights }: Learned): (words: string) => number {
  const table = new Int8Array(Buffer.from(weights, 'base64'));
  if (table.length !== pieceCount) throw new Error('the learned weights are of another version: learn them again');
  return (words) => {
    const pieces = readPieces(words);
    const sum = pieces.reduce((total, piece) => total + (table[piece] ?? 0), 0);
    return bias + sum * step * shareOf(pieces);
  };
}

export const learnedPath = new URL('learned.json', import.meta.url);

export const readLearned = (): Learned => JSON.parse(readFileSync(learnedPath, 'utf8'));
