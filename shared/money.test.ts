import { describe, expect, it } from 'vitest';
import { formatMoney, savingOf } from './money.ts';

const of = (currency: string) => (amount: number) => ({ amount, currency, from: false });
const usd = of('USD');
const eur = of('EUR');
const yen = of('JPY');

describe('a price is written as its language writes it', () => {
  it.each([
    ['en-GB', usd(0), '$0'],
    ['en-GB', usd(1800), '$1800'],
    ['en-GB', usd(18_000), '$18,000'],
    ['en-GB', eur(24.99), '€24.99'],
    ['en-GB', eur(24.5), '€24.50'],
    ['de-DE', eur(490), '490\u00a0€'],
    ['de-DE', eur(24.99), '24,99\u00a0€'],
    ['de-DE', eur(12_500), '12.500\u00a0€'],
    ['fr-FR', eur(12_500), '12\u00a0500\u00a0€'],
    ['ja-JP', yen(4900), '￥4900'],
  ])('%s', (language, money, written) => expect(formatMoney(money, language)).toBe(written));

  it('never breaks over two lines', () => {
    for (const language of ['de-DE', 'fr-FR', 'sv-SE', 'pl-PL', 'ar-EG', 'he-IL'])
      expect(formatMoney(eur(12_500.5), language)).not.toMatch(/[^\S\u00a0]/);
  });
});

describe('a year says exactly what it saves', () => {
  it.each([
    [usd(25), usd(240), usd(60)],
    [eur(490), eur(4900), eur(980)],
    [eur(24.99), eur(249.9), eur(49.98)],
    [eur(0.1), eur(1.1), eur(0.1)],
    [yen(500), yen(5000), yen(1000)],
    [usd(0), usd(0), usd(0)],
  ])('%o by the month, %o by the year', (monthly, annually, saved) =>
    expect(savingOf(monthly, annually)).toEqual({ amount: saved.amount, currency: saved.currency }),
  );

  it('but says nothing where one of both is the lowest of several', () =>
    expect(savingOf({ ...eur(490), from: true }, eur(4900)).amount).toBe(0));
});
