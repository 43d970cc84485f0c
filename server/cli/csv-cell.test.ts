import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormulas } from './csv-cell.ts';

/** Reads like a spreadsheet: quotes hold a cell together only where they begin it. */
function readCells(source: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (separator.includes(sign) || '\r\n'.includes(sign)) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

const write = (rows: readonly string[][]) =>
  stringify(
    rows.map((cells) => cells.map(escapeFormulas)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

const separators = [',', ';', '\t', ',;\t', '|'];
const begins = (cell: string) => /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell);

it('No cell begins a formula, whichever separator a spreadsheet assumes', () => {
  const sign = fc.constantFrom(...'=+-@＝＋－＠;,"\t\n\r \u3000\u200b\'a1');
  const cell = fc.string({ unit: sign, maxLength: 12 });
  const row = fc.array(cell, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), fc.constantFrom(...separators), (rows, separator) => {
      expect(readCells(write(rows), separator).filter(begins)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

it.each([
  ['x;=1+1;', "x;'=1+1;"],
  ['a";=HYPERLINK(1);"', `a";'=HYPERLINK(1);"`],
  ['b\t=1+1', "b\t'=1+1"],
  ['=1+1', "'=1+1"],
  [' \u3000=1+1', "' \u3000=1+1"],
  ['"=1+1', `"'=1+1`],
  ['Two lines\n- and a list', "Two lines\n'- and a list"],
  ['\tindented', "'\tindented"],
])('%j is written as %j', (text, written) => expect(escapeFormulas(text)).toBe(written));

it.each(['2 + 2 = 4', 'mail@company.test', 'A-B', 'x; y, z', "it's"])('%j stays as it is', (text) =>
  expect(escapeFormulas(text)).toBe(text),
);
