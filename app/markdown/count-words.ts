import { site } from '../../shared/site.ts';

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' });

/** How many words a text has, also where no blanks stand between them. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}
