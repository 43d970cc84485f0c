/** Acts on the structure of content, as changes of files. */
import { parse, stringify } from 'yaml';
import { schemas } from '../../app/load/blocks.ts';
import { schemaNameOf } from '../../app/load/content-files.ts';
import { editorSchemas } from '../../app/load/editor-schema.ts';
import { readContent } from '../../app/load/load.ts';
import { type ContentOverrides, listOverridden, readOverridden } from '../../app/load/open-content.ts';
import { copy, insertAfter, move, type Place, remove } from './change-structure.ts';
import type { FileChange } from './changes.ts';
import { fillSchema } from './fill-schema.ts';
import { kindOf, kinds, pathOf } from './kinds.ts';
import { addRecord } from './make-new.ts';
import { type Field, type FieldValue, readFields, type Schema, setFields } from './record-fields.ts';
import { removeWithMentions } from './remove-with-mentions.ts';
import { digestOf } from './structure.ts';
import { EditError } from './write-words.ts';
import { changeYaml, splitFile } from './yaml-part.ts';

export interface StructureChange {
  file: string;
  /** Digest of the file when it was shown. */
  digest: string;
  act: 'up' | 'down' | 'remove' | 'add' | 'set';
  /** Empty for the file itself. */
  place: Place;
  /** Name of the added block or record. */
  name?: string | undefined;
  /** Removes all mentions of the removed part as well. */
  removeMentions: boolean;
  fields?: readonly FieldValue[] | undefined;
}

/** An objection with a solution: the act with `removeMentions`. */
export class ReferencedError extends EditError {}

/** Place of the Markdown text, a field outside the schema. */
const bodyPath = ['Markdown'];

/**
 * Fields of a place for a form.
 * @throws Objection where there are none
 */
export function listFieldsAt(root: string, { file, place }: Pick<StructureChange, 'file' | 'place'>): Field[] {
  const { yaml, body } = splitFile(file, readOverridden(root, file) ?? '');
  const schema = editorSchemas(readContent(root).names)[schemaNameOf(file) ?? 'article'] as Schema;
  const fields = yaml === '' ? [] : readFields(schema, yaml, place);
  const isText = !file.endsWith('.yaml') && place.length === 0;
  return isText ? [...fields, { path: bodyPath, value: body, kind: 'markdown', choices: [] }] : fields;
}

/** Writes fields, and a Markdown text with its former line breaks. */
function setAll(file: string, text: string, { place, fields = [] }: StructureChange): string {
  const { body } = splitFile(file, text);
  const typed = fields.find(({ kind }) => kind === 'markdown')?.value;
  const others = fields.filter(({ kind }) => kind !== 'markdown');
  const changed = changeYaml(file, text, (yaml) => setFields(yaml, place, others));
  if (typed === undefined || file.endsWith('.yaml')) return changed;
  const written = `${typed.trimEnd()}\n`.replaceAll('\n', body.includes('\r\n') ? '\r\n' : '\n');
  return changed.slice(0, changed.length - body.length) + written;
}

function writeBlock(root: string, block: string): string {
  const schema = schemas[block];
  if (!schema) throw new EditError(`No block is called "${block}".`);
  const filled = fillSchema(schema, readContent(root).names);
  return stringify([{ block, ...filled }], { lineWidth: 0, singleQuote: true });
}

function add(root: string, text: string, { file, place, name = '' }: StructureChange): string {
  const kind = kindOf(file);
  if (kind && kinds[kind].file && place.length === 1) return addRecord(root, kind, text, { name }, place);
  if (place.length === 2 && place[0] === 'blocks') return insertAfter(text, place, writeBlock(root, name));
  return copy(text, place);
}

/** The name by which others mention the removed part; undefined if nothing can. */
function nameOf({ file, place }: StructureChange, text: string): string | undefined {
  const kind = kindOf(file);
  if (kind && place.length === 0 && kinds[kind].folder) return pathOf(file);
  if (place.length !== 1) return undefined;
  if (kind === 'post') return (parse(text) as { slug?: string }[])[Number(place[0])]?.slug;
  return kind === 'person' ? String(place[0]) : undefined;
}

function planRemoval(root: string, act: StructureChange, text: string): ContentOverrides {
  const { file, place, removeMentions: withAll } = act;
  const name = nameOf(act, text);
  if (place.length === 0 && name === undefined) throw new EditError('Only a page can be removed as a whole.');
  const removal = { [file]: place.length === 0 ? undefined : changeYaml(file, text, (yaml) => remove(yaml, place)) };
  if (name === undefined) return removal;
  const { overrides, removed, left } = removeWithMentions(root, removal, name);
  const faults = left.map((fault) => `${fault.file}:${fault.line}: ${fault.text}`);
  if (faults.length > 0)
    throw new EditError(`${name} is used in places that you have to change by hand:\n${faults.join('\n')}`);
  if (removed.length > 0 && !withAll)
    throw new ReferencedError(`${name} is used here. Removing it also removes:\n${removed.join('\n')}`);
  return overrides;
}

function plan(root: string, act: StructureChange, text: string): ContentOverrides {
  const { file, place } = act;
  if (act.act === 'remove') return planRemoval(root, act, text);
  if (act.act === 'set') return { [file]: setAll(file, text, act) };
  if (place.length === 0) throw new EditError('Only items of lists and records are moved and added.');
  const to = act.act;
  return { [file]: changeYaml(file, text, (yaml) => (to === 'add' ? add(root, yaml, act) : move(yaml, place, to))) };
}

/**
 * @returns the files that an act changes
 * @throws Offer when something else names what is removed
 * @throws Objection
 */
export function restructure(root: string, act: StructureChange): FileChange[] {
  const { file, digest } = act;
  const before = new Map(
    listOverridden(root, 'content/**/*.{yaml,md,markdown}').map((each) => [each, readOverridden(root, each)]),
  );
  const text = before.get(file);
  if (text === undefined || digestOf(text) !== digest)
    throw new EditError(`${file} has changed meanwhile. Load the page again.`);
  return Object.entries(plan(root, act, text)).map(([each, after]) => ({
    file: each,
    before: before.get(each),
    after,
  }));
}
