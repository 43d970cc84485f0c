/** Makes pages and records from the templates of content/templates. */
import { parse } from 'yaml';
import { readContent } from '../../app/load/load.ts';
import { readOverridden } from '../../app/load/open-content.ts';
import { fillTemplate } from '../../app/load/templates.ts';
import { dayIn } from '../../shared/day.ts';
import { site } from '../../shared/site.ts';
import { insertAfter, type Place } from './change-structure.ts';
import type { FileChange } from './changes.ts';
import { type KindName, kinds, pathOf } from './kinds.ts';
import { EditError } from './write-words.ts';
import { changeYaml } from './yaml-part.ts';

export interface NewRecord {
  name: string;
  /** `prices` or `/prices`; made from the name by default. */
  address?: string | undefined;
}

/** `Anna Berg` -> `anna-berg` */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function fill(root: string, kind: KindName, { name: typed, address = '' }: NewRecord): { slug: string; text: string } {
  const name = typed.trim();
  const slug = address.trim().replace(/^\//, '') || toSlug(name);
  if (name === '') throw new EditError('A name is missing.');
  if (kind !== 'plan' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new EditError('An address has small letters, digits and single hyphens, such as our-prices.');
  const file = `content/templates/${kind}.${kind === 'article' ? 'md' : 'yaml'}`;
  const template = readOverridden(root, file);
  if (template === undefined) throw new EditError(`${file} is missing: a new ${kind} begins with it.`);
  const [author = ''] = Object.keys(readContent(root).content.people);
  const words = { name, slug, today: dayIn(new Date(), site.office.timeZone), author };
  // The comment at the top is about the template.
  const text = changeYaml(file, template, (yaml) => fillTemplate(yaml.replace(/^(?:#.*\r?\n)+/, ''), words));
  return { slug, text };
}

/**
 * Adds a record to its file.
 * @param below the record above it; without it, it is the last
 */
export function addRecord(root: string, kind: KindName, text: string, asked: NewRecord, below?: Place): string {
  const { slug, text: filled } = fill(root, kind, asked);
  const data = (parse(text) ?? {}) as Record<string, unknown> | { slug?: string }[];
  const keys = Array.isArray(data) ? data.map((each) => each.slug) : Object.keys(data);
  if (keys.includes(slug)) throw new EditError(`There is a record called ${slug} already.`);
  const lines = filled.trimEnd().replaceAll(/^(?=.)/gm, '  ');
  const written = kind === 'person' ? `${slug}:\n${lines}` : lines.replace(/^ {2}/, '- ');
  const last = Array.isArray(data) ? data.length - 1 : keys.at(-1);
  if (keys.length > 0) return insertAfter(text, below ?? [last as string | number], written);
  const comments = text.replace(/^(?:\[\s*\]|\{\s*\})\s*$/m, '').trimEnd();
  return `${comments}${comments === '' ? '' : '\n'}${written}\n`;
}

/**
 * Makes a page, or a record at the end of its file.
 * @returns its address, if it is a page
 * @throws Objection
 */
export function makeNew(root: string, kind: KindName, asked: NewRecord): { path?: `/${string}`; change: FileChange } {
  const { file, folder } = kinds[kind];
  if (file !== undefined) {
    const before = readOverridden(root, file);
    return { change: { file, before, after: addRecord(root, kind, before ?? '', asked) } };
  }
  const { slug, text: after } = fill(root, kind, asked);
  const made = `${folder}/${slug}.${kind === 'article' ? 'md' : 'yaml'}`;
  const path = pathOf(made);
  if (readOverridden(root, made) !== undefined) throw new EditError(`There is a page ${path} already: ${made}.`);
  return { path, change: { file: made, before: undefined, after } };
}
