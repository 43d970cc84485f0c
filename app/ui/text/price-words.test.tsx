import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Price } from '../../../shared/money.ts';
import { PriceWords } from './price-words.tsx';
import { priceWords } from './ui-texts.ts';

const words = {
  ...priceWords,
  from: 'ab {price}',
  tax: 'zzgl. MwSt.',
  periods: {
    ...priceWords.periods,
    month: '{price} im Monat',
    project: 'Festpreis {price}',
    once: '{price} einmalig',
  },
};

const write = (price: Partial<Price>) =>
  renderToStaticMarkup(
    <PriceWords
      price={{ amount: 490, currency: 'EUR', from: false, ...price }}
      size="large"
      words={words}
      language="de"
    />,
  );
const read = (price: Partial<Price>) => write(price).replace(/<[^>]*>/g, '');

it.each<[Partial<Price>, string]>([
  [{ from: true, period: 'month' }, 'ab\u00a0490\u00a0€ im Monat zzgl. MwSt.'],
  [{ from: true, period: 'month', tax: '' }, 'ab\u00a0490\u00a0€ im Monat'],
  [{ period: 'month', tax: 'inkl. MwSt.' }, '490\u00a0€ im Monat inkl. MwSt.'],
  [{ amount: 12_500.5, period: 'project', tax: '' }, 'Festpreis 12.500,50\u00a0€'],
  [{ amount: 0, period: 'once' }, '0\u00a0€ einmalig'],
  [{}, '490\u00a0€ zzgl. MwSt.'],
])('a price shows its period, whether it is the lowest, and the tax: %o', (price, written) =>
  expect(read(price)).toBe(written),
);

it('of a price only the amount is large', () =>
  expect(write({ from: true })).toContain('<span>ab\u00a0<b class="figure large">490\u00a0€</b></span>'));
