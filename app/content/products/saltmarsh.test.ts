import { expect, it } from 'vitest';
import { contractList } from '../../../art/illustrations/products/contract-list.ts';
import { finops } from '../../../art/illustrations/products/finops.ts';
import { signchain } from '../../../art/illustrations/products/signchain.ts';
import { EDITED, FIELDS } from '../../../art/illustrations/services/conflict-rules.ts';
import { ledger } from '../../../art/illustrations/services/ledger.ts';
import { saltmarsh } from './saltmarsh.ts';

const { agreement, bill, client, delivery, partner } = saltmarsh;
const sum = (key: 'toDate' | 'forecast') => bill.lines.reduce((sofar, line) => sofar + line[key], 0);
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

it('has a bill whose lines add up to the sums of the dashboard', () => {
  expect(sum('toDate')).toBe(bill.toDate);
  expect(sum('forecast')).toBe(bill.forecast);
  expect([...new Set(bill.lines.map(({ team }) => team))]).toEqual([...bill.teams]);
  for (const amount of [bill.toDate, bill.forecast]) expect(finops('test', 'day')).toContain(dollars(amount));
});

it('has an agreement that says the same in contract, list and ledger', () => {
  expect(saltmarsh.clause).toContain(client);
  expect(saltmarsh.clause).toContain(partner);
  for (const fact of [client, partner, agreement.signedOn, agreement.block]) expect(signchain('test')).toContain(fact);
  expect(contractList()).toContain(`${client}, ${partner}`);
  expect(ledger()).toContain(agreement.block);
});

it('has a delivery whose last change is the one that meets another in the picture of the app', () => {
  const notes = FIELDS.map(({ field, phone }) => ({ time: EDITED.phone, what: `${field}: ${phone}` }));
  expect(notes).toContainEqual(delivery.changes.at(-1));
});
