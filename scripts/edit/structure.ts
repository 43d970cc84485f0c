/** Parts of files that the panel lists: blocks, items, records, files. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Content } from '../../app/load/load.ts';
import { listOverridden, readOverridden } from '../../app/load/open-content.ts';
import type { Place } from './change-structure.ts';
import { type KindName, kinds, pathOf } from './kinds.ts';
import { splitFile } from './yaml-part.ts';

/** A block, an item or a record. */
export interface Part {
  place: Place;
  label: string;
  /** Set for a text too. */
  hasFields: boolean;
  lists: List[];
}

export interface List {
  name: string;
  parts: Part[];
  /** Question on adding: the block, or the name of a record. */
  asks?: 'block' | 'name' | undefined;
}

/** A file as a part of the panel. */
export interface FilePart extends Part {
  file: string;
  /** Changes with the file: acts with an older digest are refused. */
  digest: string;
  /** Address of a page, which can be removed. */
  path?: string | undefined;
}

export interface Fold {
  name: string;
  /** Kind of a new record. */
  kind?: KindName | undefined;
  files: FilePart[];
}

/** Content of the panel of a page. */
export interface Structure {
  /** The file of the page. */
  page?: FilePart | undefined;
  folds: Fold[];
  blocks: readonly string[];
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Fields that name their part, the best first. */
const naming = ['heading', 'title', 'name', 'question', 'label', 'text', 'lead', 'slug', 'alt'];

/** Plural form of a text for most numbers. */
function commonForm(value: unknown): unknown {
  const { other } = Object(value) as { other?: unknown };
  return other === undefined ? value : commonForm(other);
}

function labelOf(value: unknown): string {
  const fields = Object(value) as Record<string, unknown>;
  const named = naming.map((name) => commonForm(fields[name])).find((each) => typeof each === 'string');
  const first = named ?? Object.values(fields).find((each) => typeof each === 'string' || typeof each === 'number');
  const words = String(typeof value === 'object' ? (first ?? '') : value);
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

function labelBlock(value: unknown): string {
  const { block, ...fields } = Object(value) as { block?: unknown };
  return [String(block), labelOf(fields)].filter((words) => words !== '').join(': ');
}

function listsIn(value: unknown, place: Place, name = ''): List[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, each]) => listsIn(each, [...place, key], `${name} ${key}`.trim()));
  const isBlocks = place.length === 1 && name === 'blocks';
  const label = (each: unknown, index: number) =>
    isBlocks ? labelBlock(each) : labelOf(each) || `${name} ${index + 1}`;
  const parts = value.map((each, index) => toPart(each, [...place, index], label(each, index)));
  return parts.length === 0 ? [] : [{ name, parts, asks: isBlocks ? 'block' : undefined }];
}

const toPart = (value: unknown, place: Place, label: string): Part => ({
  place,
  label,
  hasFields: !Array.isArray(value),
  lists: Array.isArray(value) ? [] : listsIn(value, place),
});

/** A file with the lists in it; in Markdown, those of its fields. */
export function listFile(root: string, file: string): FilePart | undefined {
  const text = readOverridden(root, file);
  if (text === undefined) return undefined;
  const data: unknown = parse(splitFile(file, text).yaml);
  const label = file.replace('content/', '');
  return {
    place: [],
    label,
    file,
    digest: digestOf(text),
    hasFields: !Array.isArray(data),
    lists: listsIn(data, [], Array.isArray(data) ? basename(file, '.yaml') : ''),
  };
}

/** Records of a file: people by their names, plans in a list. */
function listRecords(root: string, name: string, file: string): FilePart[] {
  const text = readOverridden(root, file);
  if (text === undefined) return [];
  const all = Object(parse(text)) as object;
  const step = (key: string) => (Array.isArray(all) ? Number(key) : key);
  const parts = Object.entries(all).map(([key, value]) => toPart(value, [step(key)], labelOf(value)));
  return [
    { place: [], label: name, hasFields: false, file, digest: digestOf(text), lists: [{ name, parts, asks: 'name' }] },
  ];
}

/** Files that are pages; the page itself lists their content. */
const listPages = (root: string, files: readonly string[]): FilePart[] =>
  files.map((file) => ({
    place: [],
    label: pathOf(file),
    hasFields: true,
    lists: [],
    file,
    path: pathOf(file),
    digest: digestOf(readOverridden(root, file) ?? ''),
  }));

/** Files that belong to no page. */
const otherFolds = { Words: 'words/*.yaml', Texts: 'texts/*.md', Templates: 'templates/*.{yaml,md}' };

/** @param file of the page that is shown; undefined if the page has none */
export function readStructure(
  root: string,
  file: string | undefined,
  { pages, services, projects, articles }: Pick<Content, 'pages' | 'services' | 'projects' | 'articles'>,
  blocks: readonly string[],
): Structure {
  const files = [...pages, ...services, ...projects, ...articles].map((each) => each.file);
  return {
    page: file === undefined ? undefined : listFile(root, file),
    folds: [
      ...(Object.keys(kinds) as KindName[]).map((kind): Fold => {
        const { fold: name, file: records, folder } = kinds[kind];
        const own = files.filter((each) => each.startsWith(`${folder}/`));
        return { name, kind, files: records ? listRecords(root, name, records) : listPages(root, own) };
      }),
      ...Object.entries(otherFolds).map(([name, pattern]) => ({
        name,
        files: listOverridden(root, `content/${pattern}`).flatMap((each) => listFile(root, each) ?? []),
      })),
    ],
    blocks,
  };
}
