import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { loadContent } from '../../app/load/load.ts';
import type { Written } from '../../app/load/source.ts';
import { translate } from './language.ts';

/** Keeps `{site.name}`, and the target of a link within words: `[the questions](/faq-2)`. */
const facts = /(\{[^{}]*\}|\[(?=[^\][]+\]\([^()\s]+\))|\]\([^()\s]+\))/;
const translateText = (text: string) =>
  text
    .split(facts)
    .map((part, index) => (index % 2 === 1 ? part : translate(part)))
    .join('');

const numbers = 'content/words/numbers.yaml';

/** Translates all texts of content/ into the language of the tests; the loader gives places. */
export function translateContent(folder: string): void {
  const texts = new Map<string, Written>();
  const mark = (written: Written, words: string) => {
    texts.set(`${written.file}:${written.range[0]}`, written);
    return words;
  };
  loadContent(folder, { mark, isDrawn: false });
  for (const [file, found] of Map.groupBy(texts.values(), (written) => written.file)) {
    const path = join(folder, file);
    const translated = new MagicString(readFileSync(path, 'utf8'));
    for (const { range, words } of found) translated.overwrite(...range, JSON.stringify(translateText(words)));
    writeFileSync(path, translated.toString());
  }
  // These words are part of other texts, so the loader gives them no mark.
  const path = join(folder, numbers);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(/^- (.+)$/gm, (_, word: string) => `- ${JSON.stringify(translate(word))}`),
  );
}
