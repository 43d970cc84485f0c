import { site } from '../../shared/site.ts';

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' });

/** Number of words in a text, even without blanks between them. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}
