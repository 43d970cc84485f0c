import { describe, expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

describe('two texts', () => {
  it('do not differ when they are the same', () => {
    expect(findDifference('paid, once', 'paid, once')).toBeUndefined();
    expect(findDifference('', '')).toBeUndefined();
  });
  it('differ where the first comma is missing', () => {
    expect(findDifference('paid, once', 'paid once')).toEqual({ at: 5, one: ', once', other: ' once' });
  });
  it('differ at the end when one goes on', () => {
    expect(findDifference('paid', 'paid.')).toEqual({ at: 5, one: '', other: '.' });
    expect(findDifference('paid.', 'paid')).toEqual({ at: 5, one: '.', other: '' });
  });
  it('are counted in whole characters', () => {
    expect(findDifference('😀a', '😀b')?.at).toBe(2);
  });
});
