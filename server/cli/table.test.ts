import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { stripControls, stripLineControls } from '../strip-controls.ts';
import { fit, renderTable } from './table.ts';

it.each([
  ['abc', 5, 'abc  '],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 6, '日本語'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日… '],
  ['👩\u200d👩\u200d👧👩\u200d👩\u200d👧', 3, '👩\u200d👩\u200d👧…'],
])('%s fits into %i cells as "%s"', (text, width, fitted) => {
  expect(fit(text, width)).toBe(fitted);
  expect(stringWidth(fitted)).toBe(width);
});

it('A table is never wider than the terminal', () => {
  const columns = [
    { heading: 'One', cell: ([one = '']: string[]) => one },
    { heading: 'Two', cell: ([, two = '']: string[]) => two, isFlexible: true },
  ];
  const row = fc.array(fc.string({ unit: 'grapheme' }).map(stripLineControls), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 20, max: 200 }), (rows, width) => {
      const lines = stripVTControlCharacters(renderTable(columns, rows, width)).split('\n');
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
    }),
  );
});

it('A visitor’s text cannot control a terminal', () => {
  const text = stripControls('a\u001b[2J\u009b31m\u202e\0\rb\n\tc');
  expect(text).toBe('a\\u001b[2J\\u009b31m\\u202e\\u0000\\u000db\n\tc');
  expect(stripLineControls(' a \n b\u0007 ')).toBe('a b\\u0007');
});
