/** Short hashes of the sample's words, which reveal texts that the owner has not touched. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContent } from '../../app/load/load.ts';

/** A text of content/ that visitors read. */
export interface Phrase {
  file: string;
  line: number;
  text: string;
}

/** Hash length: takes one in a million of an owner's texts for the sample's. */
const length = 5;

export const sampleWordsFile = resolve(import.meta.dirname, 'sample-words.json');

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();
const hashOf = (text: string) => createHash('sha256').update(normalize(text)).digest('base64url').slice(0, length);

/** Tells whether a text has words beside facts, signs and digits. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/** Paragraphs of a text in Markdown, with the lines on which they begin. */
function splitMarkdown(file: string, source: string): Phrase[] {
  let line = 1;
  return source.split(/(\n{2,})/).map((text) => {
    const phrase = { file, line, text };
    line += text.split('\n').length - 1;
    return phrase;
  });
}

/** Words in a drawing. */
const splitDrawing = (file: string, source: string): Phrase[] =>
  [...source.matchAll(/<(text|title|tspan)[^>]*>([^<]*)</g)].map(({ 2: text = '', index }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    text,
  }));

/** All words that visitors read, in the order of files and lines. */
export function listPhrases(root: string): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const note = ({ file, line, text }: Phrase, at: number) => phrases.set(`${file}:${at}`, { file, line, text });
  readContent(root, {
    mark: (written, words) => {
      note({ file: written.file, line: written.line, text: words }, written.range[0]);
      return words;
    },
  });
  for (const [pattern, split] of [
    ['content/{texts,articles}/**/*.{md,mdx}', splitMarkdown],
    ['content/illustrations/**/*.svg', splitDrawing],
  ] as const)
    for (const file of globSync(pattern, { cwd: root }).map((each) => each.replaceAll('\\', '/')))
      for (const [index, phrase] of split(file, readFileSync(join(root, file), 'utf8')).entries()) note(phrase, index);
  return [...phrases.values()]
    .filter(({ text }) => hasWords(text))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

/** Hashes by folder, each in a row. */
export function hashPhrases(phrases: readonly Phrase[]): Record<string, string> {
  const folders = Map.groupBy(phrases, ({ file }) => file.split('/').slice(1, -1).join('/') || 'content');
  const seen = new Set<string>();
  return Object.fromEntries(
    [...folders].map(([folder, all]) => {
      const own = all.map(({ text }) => hashOf(text)).filter((hash) => !seen.has(hash) && seen.add(hash));
      return [folder, own.join('')];
    }),
  );
}

/** Finds texts that are still the sample's, word for word. */
export function findUnchanged(phrases: readonly Phrase[], hashes: Readonly<Record<string, string>>): Phrase[] {
  const known = new Set(Object.values(hashes).flatMap((row) => row.match(new RegExp(`.{${length}}`, 'g')) ?? []));
  return phrases.filter(({ text }) => known.has(hashOf(text)));
}

/** Words of content/ that are still those that the site came with. */
export const listUnchanged = (root: string): Phrase[] =>
  findUnchanged(listPhrases(root), JSON.parse(readFileSync(sampleWordsFile, 'utf8')) as Record<string, string>);

/** `content/pages/home.yaml:20: Get Started` */
export const formatPhrase = ({ file, line, text }: Phrase): string => {
  const words = normalize(text);
  return `${file}:${line}: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`;
};
