import { locale } from './site.ts';

const format = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Whole dollars, as the site's language writes them: 9840 -> "$9,840". */
export const formatDollars = (amount: number): string => format.format(amount);
