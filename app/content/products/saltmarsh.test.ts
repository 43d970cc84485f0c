import { expect, it } from 'vitest';
import { listFiles } from '../../../art/pictures.ts';
import { recordTexts } from '../../../art/svg/record-texts.ts';
import { saltmarsh } from './saltmarsh.ts';

const { agreement, bill, client, delivery, partner } = saltmarsh;
const sum = (key: 'toDate' | 'forecast') => bill.lines.reduce((sofar, line) => sofar + line[key], 0);
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

const { illustrations, files } = listFiles();

/** All that is written in a drawing, a text a line. */
function wordsIn(name: string): string {
  const drawing = [...illustrations, ...files].find((picture) => picture.name === name);
  if (!drawing) throw new Error(`There is no picture ${name}`);
  return recordTexts(drawing.svg('a'))
    .map(({ words }) => words)
    .join('\n');
}

it('has a bill whose lines add up to the sums of the dashboard', () => {
  expect(sum('toDate')).toBe(bill.toDate);
  expect(sum('forecast')).toBe(bill.forecast);
  expect([...new Set(bill.lines.map(({ team }) => team))]).toEqual([...bill.teams]);
  for (const amount of [bill.toDate, bill.forecast]) expect(wordsIn('finops-dashboard')).toContain(dollars(amount));
});

it('has teams whose shares are those of the picture', () => {
  const words = wordsIn('portfolio/teams');
  for (const team of bill.teams) {
    const lines = bill.lines.filter((line) => line.team === team);
    const spent = lines.reduce((sofar, line) => sofar + line.toDate, 0);
    expect(words).toContain(`${team}\n${dollars(spent)}`);
  }
});

it('has an agreement that says the same in contract, list and ledger', () => {
  expect(saltmarsh.clause).toContain(client);
  expect(saltmarsh.clause).toContain(partner);
  for (const fact of [client, partner, agreement.signedOn, agreement.block])
    expect(wordsIn('signchain-contract')).toContain(fact);
  expect(wordsIn('contract-list')).toContain(`${client}, ${partner}`);
  expect(wordsIn('ledger-night')).toContain(agreement.block);
});

it('has a delivery whose last change is the one that meets another in the picture of the app', () => {
  const { time, what } = delivery.changes.at(-1) ?? {};
  const [field, value] = what?.split(': ') ?? [];
  const words = wordsIn('conflict-rules');
  expect(words).toContain(`Driver’s phone\nedited ${time}`);
  expect(words).toContain(`${field}\n${value}`);
});
