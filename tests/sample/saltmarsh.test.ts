import { beforeAll, expect, it } from 'vitest';
import type { Props as Bill } from '../../app/blocks/bill/schema.ts';
import type { Props as Explanation } from '../../app/blocks/explanation/schema.ts';
import type { Props as Fingerprint } from '../../app/blocks/fingerprint/schema.ts';
import type { Props as Queue } from '../../app/blocks/queue/schema.ts';
import { listFiles } from '../../art/pictures.ts';
import { recordTexts } from '../../art/svg/record-texts.ts';
import { block } from '../support/blocks.ts';

/** The example of several pages and pictures: an invented client whose contract, app and bill show the same facts. */
const client = 'Saltmarsh Cargo Co.';
const partner = 'Mehra Legal LLP';

// Read in a hook: an owner's copy skips these tests, and may have no such pages.
let bill: Bill;
let fingerprint: Fingerprint;
beforeAll(() => {
  bill = block<Bill>('/finopcloud', 'bill');
  fingerprint = block<Fingerprint>('/signchain', 'fingerprint');
});
const sum = (key: 'toDate' | 'forecast', lines: Bill['lines'] = bill.lines) =>
  lines.reduce((sofar, line) => sofar + line[key], 0);
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

const { illustrations, files } = listFiles();

/** Texts of a drawing, one a line. */
function wordsIn(name: string): string {
  const drawing = [...illustrations, ...files].find((picture) => picture.name === name);
  if (!drawing) throw new Error(`There is no picture ${name}`);
  return recordTexts(drawing.svg('a'))
    .map(({ words }) => words)
    .join('\n');
}

it('the lines of the bill add up to the sums of the dashboard @sample', () => {
  expect(bill.lead).toContain(client);
  expect([...new Set(bill.lines.map(({ team }) => team))]).toEqual(bill.teams);
  for (const key of ['toDate', 'forecast'] as const) expect(wordsIn('finops-dashboard')).toContain(dollars(sum(key)));
});

it('the shares of the teams are those of the picture @sample', () => {
  const words = wordsIn('portfolio/teams');
  for (const team of bill.teams) {
    const spent = sum(
      'toDate',
      bill.lines.filter((line) => line.team === team),
    );
    expect(words).toContain(`${team}\n${dollars(spent)}`);
  }
});

it('the line that explains the product is the first of the bill @sample', () => {
  const [line] = bill.lines;
  const { cells, fins } = block<Explanation>('/finopcloud', 'explanation').example;
  const values = cells.map(({ value }) => value);
  expect(values).toEqual(
    expect.arrayContaining([line?.what, line?.team, `${dollars(line?.toDate ?? 0)} → ${dollars(line?.forecast ?? 0)}`]),
  );
  // A fin is worth 200 dollars.
  expect(fins).toEqual({
    full: Math.round((line?.toDate ?? 0) / 200),
    all: Math.round((line?.forecast ?? 0) / 200),
  });
});

it('the agreement says the same in contract, list and ledger @sample', () => {
  const block = '21,884,102';
  for (const name of [client, partner]) {
    expect(fingerprint.original.label).toContain(name);
    expect(fingerprint.original.text).toContain(name);
  }
  for (const fact of [client, partner, '19 Nov', block]) expect(wordsIn('signchain-contract')).toContain(fact);
  expect(wordsIn('contract-list')).toContain(`${client}, ${partner}`);
  expect(wordsIn('ledger-night')).toContain(block);
});

it('the last change on the phone is the one that meets another in the picture of the app @sample', () => {
  const { time, what } = block<Queue>('/services/app-development', 'queue').phone.items.at(-1) ?? {};
  const [field, value] = what?.split(': ') ?? [];
  const words = wordsIn('conflict-rules');
  expect(words).toContain(`Driver’s phone\nedited ${time}`);
  expect(words).toContain(`${field}\n${value}`);
});
