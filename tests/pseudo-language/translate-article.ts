import MagicString from 'magic-string';
import { findArticleWords } from '../../scripts/edit/find-article-words.ts';
import { translate } from './language.ts';

/** Words in a piece's attributes: `::figure{alt="Words"}`. */
const pieceWords = /\b(?:alt|label|title)="([^"]+)"/g;
const topics = /^(?:category|tags)(:.*)$/gm;

/** A file of Markdown in the language of the tests. */
export function translateArticle(source: string): string {
  const translated = new MagicString(source);
  for (const { start, end } of findArticleWords(source))
    translated.overwrite(start, end, translate(source.slice(start, end)));
  const putWords = (line: string, words: string) => line.replace(words, () => translate(words));
  return translated.toString().replace(topics, putWords).replace(pieceWords, putWords);
}
