import { locale } from './site.ts';

/** A price, as people say it: 24.99 euros. */
export interface Money {
  amount: number;
  /** Three letters of ISO 4217: EUR. */
  currency: string;
}

/** Time or piece of work that a price is for. */
export const periods = ['hour', 'day', 'week', 'month', 'year', 'once', 'project'] as const;

export interface Price extends Money {
  /** Whether it is the lowest of several. */
  from: boolean;
  period?: (typeof periods)[number] | undefined;
  /** Note beside it; undefined: the site's note. */
  tax?: string | undefined;
}

/** Decimals of a currency: 2 of euros, 0 of yen. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Adds and multiplies in the smallest coins, since 3 * 24.99 is not exact otherwise. */
const toCoins = ({ amount, currency }: Money) => Math.round(amount * 10 ** currencyDigits(currency));

/** Writes a price in a language, without a place to break: `$1800`, `490 €`. Whole amounts have no decimals. */
export function formatMoney({ amount, currency }: Money, language = locale): string {
  const digits = Number.isInteger(amount) ? 0 : currencyDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'min2',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replace(/\s/gu, '\u00a0');
}

/** Difference of one payment and twelve of another, of the same currency; exact. 0 or less: there is no saving. */
export function savingOf(monthly: Price, annually: Price): Money {
  const coins = monthly.from || annually.from ? 0 : 12 * toCoins(monthly) - toCoins(annually);
  return { amount: coins / 10 ** currencyDigits(monthly.currency), currency: monthly.currency };
}
