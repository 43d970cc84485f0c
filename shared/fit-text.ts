import { site } from './site.ts';

/** How long what search engines show of a page may be, in characters. */
export const titleLength = { from: 30, to: 60 };
export const descriptionLength = { from: 70, to: 160 };

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu;

/** How many signs of a text are as wide as two letters: those of Chinese, Japanese and Korean. */
export const wideSigns = (text: string): number => text.match(wide)?.length ?? 0;

/** Counts signs that are seen, a wide one twice: `npm run edit` ends texts with marks that nobody sees. */
export const lengthOf = (text: string): number => text.replace(/\p{Cf}/gu, '').length + wideSigns(text);

/** The first text that has a good length, or one that is not too long, or the last: the check of the built pages names it. */
function fit(texts: readonly string[], { from, to }: typeof titleLength): string {
  const short = texts.filter((text) => lengthOf(text) <= to);
  return short.find((text) => lengthOf(text) >= from) ?? short[0] ?? texts.at(-1) ?? '';
}

/** @param titles the same in several lengths, the best first: which one fits depends on the company's name and city */
export const fitTitle = (...titles: string[]): string => fit(titles, titleLength);
export const fitDescription = (...descriptions: string[]): string => fit(descriptions, descriptionLength);

/**
 * `Pricing Plans` -> `Pricing Plans | Company`; without the company where search engines would cut it off.
 * @param forms other words for where a name is so short or so long that the first do not fit
 */
export const pageTitle = (...forms: string[]): string =>
  fitTitle(...forms.map((words) => `${words} | ${site.name}`), ...forms);
