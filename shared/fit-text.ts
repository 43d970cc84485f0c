import { site } from './site.ts';

/** Lengths that search engines show, in characters. */
export const titleLength = { from: 30, to: 60 };
export const descriptionLength = { from: 70, to: 160 };

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu;

/** Counts signs of double width: those of Chinese, Japanese and Korean. */
export const wideSigns = (text: string): number => text.match(wide)?.length ?? 0;

/** Counts visible signs, a wide one twice: `npm run edit` ends texts with invisible marks. */
export const lengthOf = (text: string): number => text.replace(/\p{Cf}/gu, '').length + wideSigns(text);

/** Returns the first of good length, else one not too long, else the last, which a check names. */
function fit(texts: readonly string[], { from, to }: typeof titleLength): string {
  const short = texts.filter((text) => lengthOf(text) <= to);
  return short.find((text) => lengthOf(text) >= from) ?? short[0] ?? texts.at(-1) ?? '';
}

/** @param titles one title in several lengths, the best first: the company's name and city take room */
export const fitTitle = (...titles: string[]): string => fit(titles, titleLength);
export const fitDescription = (...descriptions: string[]): string => fit(descriptions, descriptionLength);

/**
 * `Pricing Plans` -> `Pricing Plans | Company`; without the company where search engines would cut it off.
 * @param forms other words for names too short or too long for the first
 */
export const pageTitle = (...forms: string[]): string =>
  fitTitle(...forms.map((words) => `${words} | ${site.name}`), ...forms);
