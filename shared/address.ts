import { type Address, site } from './site.ts';

/** Address lines after the street, by ISO 3166 country code. */
const orders = {
  'postalCode city, region':
    'AD AL AR AT AX BA BE BG CH CL CV CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GT HR HT IL IS IT KW LA LI LT LU MA MC MD ME MG MK MX MY NC NE NL NO PF PH PL PT PY RE RO RS SE SI SK SM SN TN TR UY VA XK ZM',
  'city, region postalCode': 'US',
  'city region postalCode': 'AU CA',
  'city, region, postalCode': 'BR CO EG GB HU IE KE LK RU UA ZA',
  '〒postalCode': 'JP',
};
const otherwise = 'city postalCode, region';

/** Scripts of countries that write the largest place first. */
const largestFirst = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function orderOf(country: string, language: string): string {
  const names = [language, 'en'].map((each) => new Intl.DisplayNames(each, { type: 'region' }));
  const isMeant = (code: string) => names.some((each) => each.of(code) === country);
  const found = Object.entries(orders).find(([, codes]) => codes.split(' ').some(isMeant));
  return found?.[0] ?? otherwise;
}

const join = (parts: readonly string[], between: string) => parts.filter((part) => part !== '').join(between);

/** Lines of an address in the order of its country; the country is beside the city. */
export function addressLines(address: Address = site.address, language = site.language): string[] {
  const { plot, street, postalCode, city, region, country } = address;
  const order = orderOf(country, language);
  if (largestFirst.test(city)) {
    const code = postalCode && order.startsWith('〒') ? `〒${postalCode}` : postalCode;
    const isKorean = /\p{Script=Hangul}/u.test(city);
    return [join([country, code], ' '), join([region, city, street], isKorean ? ' ' : ''), plot].filter(Boolean);
  }
  const fields = { postalCode, city, region };
  const parts = (order.startsWith('〒') ? otherwise : order).split(', ');
  // A code stays beside its city.
  const place = parts.map((part) => {
    const names = part.split(' ') as (keyof typeof fields)[];
    return join(
      names.map((name) => fields[name]),
      '\u00a0',
    );
  });
  return [plot, street, join([...place, country], ', ')].filter(Boolean);
}

/** Address on one line. */
export const addressInWords = (address: Address = site.address, language = site.language): string =>
  addressLines(address, language).join(largestFirst.test(address.city) ? ' ' : ', ');
