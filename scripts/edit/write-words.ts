import { stringify } from 'yaml';
import type { Words } from './find-words.ts';

/** Why words are not saved: what stands in the files is as it was. */
export class Objection extends Error {}

const placeholders = (text: string): string[] => text.match(/\{[^{}]+\}/g) ?? [];

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** @throws Objection when a fact of the company would be lost, or one is named that is none */
function assertPlaceholders(text: string, before: string): string[] {
  const known = placeholders(before);
  const now = placeholders(text);
  const lost = known.find((placeholder) => !now.includes(placeholder));
  if (lost) throw new Objection(`${lost} is gone. It stands for a fact from shared/site.ts: put it where it belongs.`);
  const unknown = now.find((placeholder) => !known.includes(placeholder));
  if (unknown) throw new Objection(`${unknown} stands for nothing here. There is: ${[...new Set(known)].join(', ')}.`);
  return known;
}

function asTemplate(text: string, before: string): string {
  const known = assertPlaceholders(text, before);
  const escaped = (words: string) => words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${text
    .split(/(\{[^{}]+\})/)
    .map((part) => (known.includes(part) ? `$${part}` : escaped(part)))
    .join('')}\``;
}

/** Between quotes unless YAML takes it for words wherever it stands; blanks that nobody sees are written with their sign. */
function asYaml(text: string, before: string): string {
  assertPlaceholders(text, before);
  if (text.includes('\u00a0')) return JSON.stringify(text).replaceAll('\u00a0', '\\_');
  const isPlain =
    /^[\p{L}\p{N}][\p{L}\p{N} .;()?!/’“”…–-]*$/u.test(text) && !/^(?:null|true|false|yes|no)$/i.test(text);
  return isPlain && text === text.trim() ? text : `'${text.replaceAll("'", "''")}'`;
}

/** Text that Markdown would take for its signs is written with a backslash. */
const asMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(?:#+|[-+]|\d+(?=[.)]))(?=\s|[.)])|^:{2,}/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/**
 * Words as they stand in their file.
 * @throws Objection when a fact of the company would be lost, or there are no words
 */
export function writeWords({ kind, text: before }: Words, typed: string): string {
  const text = typed.replace(/\s*\n\s*/g, ' ');
  if (text.trim() === '')
    throw new Objection('There are no words. What the page no longer needs is deleted in its file.');
  if (kind === 'template') return asTemplate(text, before);
  if (kind === 'string') return quoted(text);
  if (kind === 'yaml') return asYaml(text, before);
  return kind === 'field' ? stringify(text, { lineWidth: 0 }).trimEnd() : asMarkdown(text);
}
