import MagicString from 'magic-string';
import { findArticleWords } from '../../scripts/edit/find-article-words.ts';
import { findWords, isShown } from '../../scripts/edit/find-words.ts';
import { translate } from './language.ts';

/** Files in which every text is words, whatever property it stands in. */
const isWordsFile = (file: string) => /(?:words|ui-texts)\.ts$/.test(file);
/** Properties that name something for `npm run edit`, and are shown as well. A slug among them stays. */
const alsoShown = /^(?:category|tags|value|figure|about|author)$/;

/** Beside its labels the contact message has an alphabet and names of headers. */
const hasOtherTexts = (file: string) => file.endsWith('contact-message.ts');

function isWords(text: string, property: string, file: string): boolean {
  if (isWordsFile(file)) return /\p{L}/u.test(text);
  if (hasOtherTexts(file) && property === '') return false;
  return isShown(text, property) || (alsoShown.test(property) && /\p{Lu}|\s|^\d+k$/u.test(text));
}

/** `${...}` with what stands inside it, one pair of braces deep. */
const filledIn = /(\$\{(?:[^{}]|\{[^{}]*\})*\})/;

/** A file of content, of Markdown or of words, in the language of the tests. */
export function translateSource(source: string, file: string): string {
  if (!file.endsWith('.ts')) return translateArticle(source);
  const translated = new MagicString(source);
  const words = findWords(source, file, (text, property) => isWords(text, property, file));
  for (const { start, end } of words)
    translated.overwrite(
      start,
      end,
      source
        .slice(start, end)
        .split(filledIn)
        .map((part, index) => (index % 2 === 1 ? translateExpression(part, file) : translate(part)))
        .join(''),
    );
  return translated.toString();
}

/** Words may stand inside what a text is filled with: `${isOne ? 'one' : 'many'}`. */
const translateExpression = (part: string, file: string) =>
  `\${${translateSource(`(${part.slice(2, -1)})`, file).slice(1, -1)}}`;

/** What a piece says that is no text: `::figure{alt="Words"}`. */
const pieceWords = /\b(?:alt|label|title)="([^"]+)"/g;
const topics = /^(?:category|tags)(:.*)$/gm;

function translateArticle(source: string): string {
  const translated = new MagicString(source);
  for (const { start, end } of findArticleWords(source))
    translated.overwrite(start, end, translate(source.slice(start, end)));
  const putWords = (line: string, words: string) => line.replace(words, () => translate(words));
  return translated.toString().replace(topics, putWords).replace(pieceWords, putWords);
}
