/** An artificial language: English with accents on the letters and doubled vowels, a third longer. */
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáá cç dđ eéé gğ hħ iíí jĵ kķ lļ nñ oóó rŕ sš tţ uúú wŵ yý zž'.split(' ')].flatMap(([letter = '', ...sign]) => [
    [letter, sign.join('')],
    [letter.toUpperCase(), (sign[0] ?? '').toUpperCase() + (sign[1] ?? '')],
  ]),
);

/** Parts that stay: placeholders, escapes of the source, addresses. */
const kept = /(\{[^{}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|(?:https?|mailto|tel):\S*|\S+@[\w.-]+)/;

/** Translates a text in the form of its file. */
export const translate = (text: string): string =>
  text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => marked[letter] ?? letter)))
    .join('');

/** The words of a text that are still in English. */
export const findUntranslated = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .map(([word]) => word)
    .filter((word) => [...word].some((letter) => letter in marked));
