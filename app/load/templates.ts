/** Templates of what `npm run edit` makes: content/templates. */
import { isScalar, parseDocument, visit } from 'yaml';
import { post } from './blog-words.ts';
import { check } from './describe.ts';
import { type ContentOverrides, openContent, readOverridden } from './open-content.ts';
import { page, project, service } from './page.ts';
import { type PageContext, readPage } from './read-page.ts';
import { person, plan } from './records.ts';

/** Texts for blanks: `{name}`. */
export interface TemplateWords {
  name: string;
  /** The name in its form for addresses. */
  slug: string;
  /** A day such as 2026-11-20. */
  today: string;
  /** The first of content/people.yaml. */
  author: string;
}

const example: TemplateWords = { name: 'New', slug: 'new', today: '2026-01-01', author: '' };
const pages = { page, service, project };
const records = { person, plan, post };
const blanks = /\{(name|slug|today|author)\}/g;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Writes a text as YAML: quoted unless YAML reads it as words anywhere; invisible blanks are written with their sign.
 */
export function writeText(text: string): string {
  if (text.includes('\u00a0')) return JSON.stringify(text).replaceAll('\u00a0', '\\_');
  const isPlain =
    /^[\p{L}\p{N}][\p{L}\p{N} .;()?!/’“”…–-]*$/u.test(text) && !/^(?:null|true|false|yes|no)$/i.test(text);
  return isPlain && text === text.trim() && Number.isNaN(Number(text)) ? text : quote(text);
}

/** Fills in the blanks of a template; its lines stay those of the file. */
export function fillTemplate(text: string, words: TemplateWords): string {
  const filled: { start: number; end: number; written: string }[] = [];
  visit(parseDocument(text), (_, node) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    const value = node.value.replace(blanks, (_, name: keyof TemplateWords) => words[name]);
    const [start] = node.range;
    const end = start + text.slice(start, node.range[1]).trimEnd().length;
    // Quotes stay before a comment or in brackets.
    const isAlone = text.slice(end).split('\n', 1)[0]?.trim() === '';
    const written = isAlone ? writeText(value) : quote(value);
    if (value !== node.value) filled.push({ start, end, written });
  });
  return filled
    .reverse()
    .reduce((all, { start, end, written }) => all.slice(0, start) + written + all.slice(end), text);
}

/** Finds faults in anything made from the templates. */
export function checkTemplates(root: string, overrides: ContentOverrides | undefined, surroundings: PageContext): void {
  const fileOf = (kind: string) => `content/templates/${kind}.yaml`;
  const filled = [...Object.keys(pages), ...Object.keys(records)].map((kind) => {
    const text = readOverridden(root, fileOf(kind), overrides);
    return [fileOf(kind), text && fillTemplate(text, example)] as const;
  });
  const { open } = openContent(root, surroundings.note, Object.fromEntries(filled));
  for (const [kind, schema] of Object.entries(pages)) {
    const source = open(fileOf(kind));
    if (source) readPage(schema, source, `/${example.slug}`, surroundings);
  }
  for (const [kind, schema] of Object.entries(records)) {
    const source = open(fileOf(kind));
    if (source) check(schema, source, surroundings.note);
  }
}
