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

  it('stops the build when a letter is missing', () => {
    expect(() => setLine('a → b', 'text', 400)).toThrow('hanken-grotesk lacks a letter of "a → b"');
  });
});
