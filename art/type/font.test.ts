import { describe, expect, it } from 'vitest';
import { setLine } from './font.ts';

describe('a line set in the fonts of the site', () => {
  it('is wider in a bolder weight, with one drawing per letter', () => {
    const medium = setLine('settled', 'text', 500);
    const bold = setLine('settled', 'text', 600);
    expect(bold.width).toBeGreaterThan(medium.width);
    expect(medium.letters.map((letter) => letter.outline.length > 20)).not.toContain(false);
    expect(new Set(medium.letters.map((letter) => letter.key)).size).toBe(5);
  });

  it('keeps the letters of code apart, each as wide as the others', () => {
    const [equals, greater] = setLine('=>', 'code', 400).letters;
    expect(equals?.key).toBe(setLine('=', 'code', 400).letters[0]?.key);
    expect(greater?.x).toBe(setLine('ii', 'code', 400).letters[1]?.x);
  });

  it('stops the build when a letter is missing', () => {
    expect(() => setLine('a → b', 'text', 400)).toThrow('hanken-grotesk lacks a letter of "a → b"');
  });
});

it('sets a word of a language with letters of its own, each from the part of the font that has it', () => {
  const { letters, width } = setLine('Łódź', 'text', 400);
  expect(letters).toHaveLength(4);
  expect(letters.every(({ outline }) => outline !== '')).toBe(true);
  expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).sort((one, other) => one - other));
  expect(width).toBeGreaterThan(letters.at(-1)?.x ?? 0);
});
