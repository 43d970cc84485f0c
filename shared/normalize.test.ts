import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, normalizeLine, normalizeText } from './normalize.ts';

describe('A one-line field', () => {
  it.each([
    ['a\r\nb\rc\nd', 'a b c d'],
    ['a\u2028b\u0085c\vd', 'a b c d'],
    ['a\0b', 'ab'],
    ['a\tb\u001bc\u009fd', 'a b c d'],
    ['a\u202eb\u2066c\u200ed', 'abcd'],
    ['a\u200bb\ufeffc\u2060d', 'abcd'],
    ['نی\u200cما', 'نی\u200cما'],
    ['👩\u200d💻', '👩\u200d💻'],
    ['  kept  as typed  ', '  kept  as typed  '],
    ['x\ud83d', 'x\ufffd'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normalizeLine(typed)).toBe(stored);
  });
});

describe('The message', () => {
  it.each([
    ['a\r\nb\rc\n\nd\u2029e', 'a\nb\nc\n\nd\ne'],
    ['a\tb', 'a\tb'],
    ['a\0b\u001b[31mc\u0085d', 'ab[31mc\nd'],
    ['a\u202eb\u2069c', 'abc'],
    ['א\u200fב', 'א\u200fב'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normalizeText(typed)).toBe(stored);
  });
});

it('Normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalizeLine(normalizeLine(text))).toBe(normalizeLine(text));
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      expect(normalizeLine(text)).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
    }),
  );
});

it.each(['', ' ', '\u00a0\u3000', '\u200b', '\u200d', '\u3164', '\u2800', '\t\n'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', '.', '0', '字', '👍', '‽'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
