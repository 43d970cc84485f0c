import { fill } from '../../../shared/fill.ts';
import { formatMoney, type Price } from '../../../shared/money.ts';
import { priceWords } from './ui-texts.ts';

const { from, periods, tax: siteTax } = priceWords;
const split = (words: string) => words.split('{price}') as [before: string, after: string];
const glue = (words: string) => words.replace(/\s/gu, '\u00a0');

/** An amount without a place to break: `ab 490 €`. */
export const amountInWords = (price: Price): string =>
  price.from ? glue(fill(from, { price: formatMoney(price) })) : formatMoney(price);

/** A price: `ab 490 € im Monat zzgl. MwSt.`, whose figure has a class of type. */
export function PriceWords({ price, size }: { price: Price; size: string }) {
  const { period, tax = price.amount > 0 ? siteTax : '' } = price;
  const [before, after] = period ? split(periods[period]) : ['', ''];
  const figure = <b className={`figure ${size}`}>{formatMoney(price)}</b>;
  const [least, most] = split(glue(from));
  return (
    <>
      {before}
      {price.from ? (
        <span>
          {least}
          {figure}
          {most}
        </span>
      ) : (
        figure
      )}
      {tax ? `${after} ${tax}` : after}
    </>
  );
}
