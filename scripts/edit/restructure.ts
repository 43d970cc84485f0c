/** Acts on the structure of content, as changes of files. */
import { stringify } from 'yaml';
import { schemas } from '../../app/load/blocks.ts';
import { editorSchemas } from '../../app/load/editor-schema.ts';
import { readContent } from '../../app/load/load.ts';
import { listTried, readTried, type Tried } from '../../app/load/open-content.ts';
import { copy, insertAfter, move, type Place, remove } from './change-structure.ts';
import type { FileChange } from './changes.ts';
import { fillSchema } from './fill-schema.ts';
import { type Field, type FieldValue, readFields, type Schema, setFields } from './record-fields.ts';
import { digestOf } from './structure.ts';
import { takeOut } from './take-out.ts';
import { Objection } from './write-words.ts';

export interface Act {
  file: string;
  /** Digest of the file when it was shown. */
  digest: string;
  act: 'up' | 'down' | 'remove' | 'add' | 'set';
  /** Without steps the file itself, which is a page. */
  place: Place;
  /** Name of the block or record that is added. */
  name?: string | undefined;
  /** Whether all that names what is removed goes with it. */
  takeOut: boolean;
  /** Fields that are set. */
  fields?: readonly FieldValue[] | undefined;
}

/** An objection with a way out: the same act with `takeOut`. */
export class Offer extends Objection {}

/** Files whose structure is changed. */
export const isStructured = (file: string): boolean =>
  /^content\/(?:(?:pages|services|projects)\/[\w-]+|people|plans|templates\/profile)\.yaml$/.test(file);

const pathOf = (file: string) =>
  file
    .replace(/^content\/pages/, '')
    .replace(/^content\/services/, '/services')
    .replace(/^content\/projects/, '/portfolio')
    .replace(/\.yaml$/, '')
    .replace(/^\/home$/, '/');

/** The schema of a file, by its folder or its name. */
function schemaOf(root: string, file: string): Schema {
  const [, name = ''] = /^content\/([a-z]+)/.exec(file) ?? [];
  const own = { services: 'service', projects: 'project', people: 'people', plans: 'plans' }[name] ?? 'page';
  return editorSchemas(readContent(root).names)[own] as Schema;
}

/**
 * Fields of a place for a form.
 * @throws Objection where there are none
 */
export const listFieldsAt = (root: string, { file, place }: Pick<Act, 'file' | 'place'>): Field[] =>
  readFields(schemaOf(root, file), readTried(root, file) ?? '', place);

/** `Anna Berg` -> `anna-berg` */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function writeBlock(root: string, block: string): string {
  const schema = schemas[block];
  if (!schema) throw new Objection(`No block is called "${block}".`);
  const filled = fillSchema(schema, readContent(root).names);
  return stringify([{ block, ...filled }], { lineWidth: 0, singleQuote: true });
}

/** A copy of a record with another name; a person has it before the colon as well. */
function copyRecord(text: string, place: Place, typed: string): string {
  const name = typed.trim();
  const slug = toSlug(name);
  const [key] = place;
  if (name === '' || (typeof key === 'string' && slug === ''))
    throw new Objection('A name is missing, or has no letter that can stand in an address.');
  const written = stringify(name, { lineWidth: 0, singleQuote: true }).trimEnd();
  const isTaken = typeof key === 'string' && new RegExp(`^${slug}:`, 'm').test(text);
  if (isTaken) throw new Objection(`There is a record called ${slug} already.`);
  return copy(text, place, (lines) =>
    (typeof key === 'string' ? lines.replace(/^[^:\n]+:/, `${slug}:`) : lines).replace(
      /^((?:- | {2})name: ).*$/m,
      (_, field: string) => field + written,
    ),
  );
}

function add(root: string, text: string, { place, name }: Act): string {
  if (place.length === 2 && place[0] === 'blocks') return insertAfter(text, place, writeBlock(root, name ?? ''));
  return place.length === 1 ? copyRecord(text, place, name ?? '') : copy(text, place);
}

function planRemoval(root: string, { file, place, takeOut: withAll }: Act, text: string): Tried {
  const removal = { [file]: place.length === 0 ? undefined : remove(text, place) };
  const isPerson = file === 'content/people.yaml' && place.length === 1;
  if (place.length > 0 && !isPerson) return removal;
  const name = isPerson ? String(place[0]) : pathOf(file);
  const { tried, taken, left } = takeOut(root, removal, name);
  const faults = left.map((fault) => `${fault.file}:${fault.line}: ${fault.text}`);
  if (faults.length > 0)
    throw new Objection(`${name} is named in places that have to be changed by hand:\n${faults.join('\n')}`);
  if (taken.length > 0 && !withAll) throw new Offer(`${name} is named here. With it would go:\n${taken.join('\n')}`);
  return tried;
}

function plan(root: string, act: Act, text: string): Tried {
  const { file, place } = act;
  if (act.act === 'remove') return planRemoval(root, act, text);
  if (act.act === 'set') return { [file]: setFields(text, place, act.fields ?? []) };
  if (place.length === 0) throw new Objection('Only a page of its own can be removed as a whole.');
  return { [file]: act.act === 'add' ? add(root, text, act) : move(text, place, act.act) };
}

/**
 * @returns the files that an act changes
 * @throws Offer when something else names what is removed
 * @throws Objection
 */
export function restructure(root: string, act: Act): FileChange[] {
  const { file, digest } = act;
  const before = new Map(listTried(root, 'content/**/*.yaml').map((each) => [each, readTried(root, each)]));
  const text = before.get(file);
  if (text === undefined || digestOf(text) !== digest)
    throw new Objection(`${file} has changed meanwhile. Load the page again.`);
  return Object.entries(plan(root, act, text)).map(([each, after]) => ({
    file: each,
    before: before.get(each),
    after,
  }));
}
