import { describe, expect, it } from 'vitest';
import { createLikeness, readLearned } from './likeness.ts';
import { pieceCount, readPieces } from './pieces.ts';

const readLikeness = createLikeness(readLearned());

describe('The likeness of a text to known spam', () => {
  it('is above zero for the words of a seller, and below for those of a customer', () => {
    expect(readLikeness('we can get you on the first page of google, interested?')).toBeGreaterThan(0);
    expect(readLikeness('we need an app for our drivers, can you give us an estimate?')).toBeLessThan(0);
  });

  it('does not change with the numbers in a text', () => {
    expect(readPieces('order 17 of 2026')).toEqual(readPieces('order 4 of 9'));
  });

  it('does not read on for ever', () => {
    expect(readPieces(`${'word '.repeat(400)}and more`)).toEqual(readPieces('word '.repeat(400)));
  });

  it('is that of the bias for a text that nothing is known of, and for none', () => {
    const nothing = { bias: -0.5, step: 1, weights: Buffer.alloc(pieceCount).toString('base64') };
    expect(createLikeness(nothing)('anything')).toBe(-0.5);
    expect(createLikeness(nothing)('')).toBe(-0.5);
  });

  it('is not guessed from weights of another version', () => {
    expect(() => createLikeness({ bias: 0, step: 1, weights: 'AAAA' })).toThrow('learn them again');
  });
});
