import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createWorkbook } from './workbook.ts';

function writeRows(rows: readonly string[][]) {
  const chunks: Uint8Array[] = [];
  const workbook = createWorkbook((bytes) => chunks.push(bytes));
  for (const row of rows) workbook.addRows([row]);
  workbook.end();
  const files = unzipSync(Buffer.concat(chunks));
  return { files, sheet: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

const readTexts = (sheet: string) =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c t="inlineStr" s="1"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gs)].map(
      ([, text]) => text,
    ),
  );

it('Every cell is text, also one that looks like a formula, and none holds one', () => {
  const row = ['=1+1', '+49 30', '@SUM(1)', '-1', '', ' two\nlines\t'];
  const { sheet } = writeRows([row, row]);
  expect(readTexts(sheet)).toEqual([row, row]);
  expect(sheet).not.toMatch(/<f[ >]|<v>/);
});

it('Marks of XML are text, names of objects too, and what XML has no place for is replaced', () => {
  const { sheet } = writeRows([
    ['</t><f>1+1</f>&amp;', 'constructor', '__proto__', 'a\u0000\u001b\ud83d_x003D_1+1\ufffe'],
  ]);
  expect(readTexts(sheet)).toEqual([
    [
      '&lt;/t&gt;&lt;f&gt;1+1&lt;/f&gt;&amp;amp;',
      'constructor',
      '__proto__',
      'a\ufffd\ufffd\ufffd_x005F_x003D_1+1\ufffd',
    ],
  ]);
});

it('A text that is longer than a cell continues at the end of its row, in whole characters', () => {
  const long = `${'x'.repeat(32_766)}🙂${'y'.repeat(40_000)}`;
  const [[first, second, ...others] = []] = readTexts(writeRows([[long, 'last']]).sheet);
  expect(first).toBe('x'.repeat(32_766));
  expect(second).toBe('last');
  expect([first, ...others].join('')).toBe(long);
  expect(others.every((each) => (each ?? '').length <= 32_767)).toBe(true);
});

it('A workbook has every part that it names', () => {
  const { files } = writeRows([['a']]);
  const named = [...strFromU8(files['[Content_Types].xml'] ?? new Uint8Array()).matchAll(/PartName="\/([^"]+)"/g)];
  expect(named.map(([, name]) => name).filter((name) => !files[name ?? ''])).toEqual([]);
  expect(Object.keys(files)).toHaveLength(6);
});
