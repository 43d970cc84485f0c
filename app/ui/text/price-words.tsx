import { fill } from '../../../shared/fill.ts';
import { formatMoney, type Price } from '../../../shared/money.ts';
import { priceWords } from './ui-texts.ts';

const split = (words: string) => words.split('{price}') as [before: string, after: string];
const glue = (words: string) => words.replace(/\s/gu, '\u00a0');

/** An amount that does not wrap: `ab 490 €`. */
export const amountInWords = (price: Price): string =>
  price.from ? glue(fill(priceWords.from, { price: formatMoney(price) })) : formatMoney(price);

interface Props {
  price: Price;
  /** Class of the figure's type. */
  size: string;
  /** Words of another language, for tests. */
  words?: typeof priceWords;
  language?: string;
}

/** A price: `ab 490 € im Monat zzgl. MwSt.`. */
export function PriceWords({ price, size, words = priceWords, language }: Props) {
  const { period, tax = price.amount > 0 ? words.tax : '' } = price;
  const [before, after] = period ? split(words.periods[period]) : ['', ''];
  const figure = <b className={`figure ${size}`}>{formatMoney(price, language)}</b>;
  const [least, most] = split(glue(words.from));
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
