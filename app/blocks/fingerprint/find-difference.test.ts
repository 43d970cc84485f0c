import { describe, expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

describe('two texts', () => {
  it('do not differ when they are the same', () => {
    expect(findDifference('paid, once', 'paid, once')).toBeUndefined();
    expect(findDifference('', '')).toBeUndefined();
  });
  it('differ where the first comma is missing', () => {
    expect(findDifference('paid, once', 'paid once')).toEqual({ at: 5, one: 'paid, once', other: 'paid once' });
  });
  it('differ at the end when one is longer', () => {
    expect(findDifference('paid', 'paid.')).toEqual({ at: 5, one: 'paid', other: 'paid.' });
    expect(findDifference('paid.', 'paid')).toEqual({ at: 5, one: 'paid.', other: 'paid' });
    expect(findDifference('', 'paid')).toEqual({ at: 1, one: '', other: 'paid' });
  });
  it('differ in a word, which is shown whole with the next', () => {
    expect(findDifference('we pay in May, then rest', 'we pay in March, then rest')).toMatchObject({
      one: 'May, then',
      other: 'March, then',
    });
    const long = 'x'.repeat(99);
    expect(findDifference(`${long}a`, `${long}b`)).toEqual({ at: 100, one: 'xxxxxxxxxxxxa', other: 'xxxxxxxxxxxxb' });
  });
  it('are counted in whole characters', () => {
    expect(findDifference('😀a', '😀b')?.at).toBe(2);
  });
});
