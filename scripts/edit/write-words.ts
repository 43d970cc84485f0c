import { stringify } from 'yaml';
import { writeText } from '../../app/load/templates.ts';
import type { Words } from './words.ts';

/** Reason not to save words: the files stay unchanged. */
export class EditError extends Error {}

const placeholders = (text: string): string[] => text.match(/\{[^{}]+\}/g) ?? [];

/** @throws Objection when a fact of the company would be lost */
function keepFacts(text: string, known: readonly string[]): void {
  const lost = known.find((placeholder) => !text.includes(placeholder));
  if (lost) throw new EditError(`${lost} is missing. It is replaced by a fact of content/site.yaml: put it back.`);
}

/** Counts of records may be removed; the loader checks all other braces. */
function asYaml(text: string, before: string): string {
  keepFacts(
    text,
    placeholders(before).filter((placeholder) => placeholder.startsWith('{site.')),
  );
  return writeText(text);
}

/** Escapes the signs of Markdown with a backslash. */
const asMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(?:#+|[-+]|\d+(?=[.)]))(?=\s|[.)])|^:{2,}/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/**
 * Words in the form of their file.
 * @throws Objection when a fact of the company would be lost, or there are no words
 */
export function writeWords({ kind, text: before }: Words, typed: string): string {
  const text = typed.replace(/\s*\n\s*/g, ' ');
  if (text.trim() === '') throw new EditError('The text is empty. To remove it, delete it in its file.');
  if (kind === 'yaml') return asYaml(text, before);
  return kind === 'field' ? stringify(text, { lineWidth: 0 }).trimEnd() : asMarkdown(text);
}
