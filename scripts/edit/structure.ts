/** Parts of a file that the panel lists: blocks, items, records. */
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { readTried } from '../../app/load/open-content.ts';
import type { Place } from './change-structure.ts';

/** A block, an item or a record. */
export interface Part {
  place: Place;
  label: string;
  /** It has fields of its own. */
  isGroup: boolean;
  /** Lists within it. */
  lists: List[];
}

export interface List {
  name: string;
  parts: Part[];
}

export interface FileStructure extends List {
  file: string;
  /** Changes with the file: an act that is asked for by an older one is refused. */
  digest: string;
  /** Asked for when something is added: the block, or the name of a record. */
  asks?: 'block' | 'name' | undefined;
}

/** Content of the panel of a page. */
export interface Structure {
  page?: FileStructure | undefined;
  records: FileStructure[];
  /** Names of all blocks. */
  blocks: readonly string[];
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Fields that name what they stand in, the best first. */
const naming = ['heading', 'title', 'name', 'question', 'label', 'text', 'lead', 'slug', 'alt'];

function labelOf(value: unknown): string {
  const fields = Object(value) as Record<string, unknown>;
  const named = naming.map((name) => fields[name]).find((each) => typeof each === 'string');
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
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, each]) => listsIn(each, [...place, key], key));
  const parts = value.map((each, index) => toPart(each, [...place, index], labelOf(each) || `${name} ${index + 1}`));
  return parts.length === 0 ? [] : [{ name, parts }];
}

function toPart(value: unknown, place: Place, label: string): Part {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { place, label, isGroup, lists: isGroup ? listsIn(value, place) : [] };
}

/** Blocks of a page, with the lists in them. */
export function listBlocks(file: string, text: string): FileStructure {
  const { blocks } = Object(parse(text)) as { blocks?: unknown };
  const all = Array.isArray(blocks) ? blocks : [];
  const parts = all.map((each, index) => toPart(each, ['blocks', index], labelBlock(each)));
  return { name: 'Blocks of this page', file, digest: digestOf(text), asks: 'block', parts };
}

/** Records of a file: people by their names, plans in a list. */
export function listRecords(name: string, file: string, text: string): FileStructure {
  const all = Object(parse(text)) as object;
  const step = (key: string) => (Array.isArray(all) ? Number(key) : key);
  const parts = Object.entries(all).map(([key, value]) => toPart(value, [step(key)], labelOf(value)));
  return { name, file, digest: digestOf(text), asks: 'name', parts };
}

const recordFiles = { People: 'content/people.yaml', Plans: 'content/plans.yaml' };

/** @param file of the page that is shown; undefined where it is not made of blocks */
export function readStructure(root: string, file: string | undefined, blocks: readonly string[]): Structure {
  const page = file === undefined ? undefined : readTried(root, file);
  return {
    page: file === undefined || page === undefined ? undefined : listBlocks(file, page),
    records: Object.entries(recordFiles).flatMap(([name, each]) => {
      const text = readTried(root, each);
      return text === undefined ? [] : [listRecords(name, each, text)];
    }),
    blocks,
  };
}
