import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EM, setLine } from './font.ts';

describe('a line set in the fonts of the site', () => {
  it('is wider in a bolder weight, with one drawing per letter', () => {
    const medium = setLine('settled', 'text', 500);
    const bold = setLine('settled', 'text', 600);
    expect(bold.width).toBeGreaterThan(medium.width);
    expect(medium.letters.map((letter) => letter.outline.length > 20)).not.toContain(false);
    expect(new Set(medium.letters.map((letter) => letter.key)).size).toBe(5);
  });

  it('has the advances from which the logo was set', () => {
    const letters: { letter: string; advance: number }[] = JSON.parse(
      readFileSync(new URL('../letters.json', import.meta.url), 'utf8'),
    );
    for (const { letter, advance } of letters) {
      expect((setLine(letter, 'display', 600).width / EM) * 1200, letter).toBeCloseTo(advance, 0);
    }
  });

  it('stops the build when a letter is missing', () => {
    expect(() => setLine('a → b', 'text', 400)).toThrow('hanken-grotesk lacks a letter of "a → b"');
  });
});
