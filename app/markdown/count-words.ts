import { site } from '../../shared/site.ts';

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' });

const wordsPerMinute = 220;

/** Minutes that reading a text takes, at least one. */
export const minutesToRead = (text: string): number => Math.max(1, Math.round(countWords(text) / wordsPerMinute));

/** Number of words in a text, even without blanks between them. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}
