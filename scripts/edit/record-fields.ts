/** Fields of a block, an item, a record or the head of a page, for a form: read by the schema of their file, written as ranges of its text. */
import { isCollection, isMap, type Node, parse, parseDocument, stringify } from 'yaml';
import { writeText } from '../../app/load/templates.ts';
import { insertAfter, type Place, remove } from './change-structure.ts';
import { EditError, writeWords } from './write-words.ts';

/** JSON Schema from app/load/editor-schema.ts. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: (string | number)[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  required?: string[];
  allOf?: { if: { properties: { block: { const: string } } }; then: Schema }[];
}

export interface Field {
  /** Path below the holding part. */
  path: Place;
  /** Text in the file; empty if it is left out. */
  value: string;
  /** `list`: texts, one a line, until it is saved; then the panel lists each text as a part. */
  kind: 'text' | 'plain' | 'flag' | 'list' | 'markdown';
  /** Names and words that it takes, as far as they are known. */
  choices: (string | number)[];
}

export type FieldValue = Pick<Field, 'path' | 'value' | 'kind'>;

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const flatten = (schema: Schema): Schema[] => schema.anyOf?.flatMap(flatten) ?? [schema];

/** Finds the forms of a union that fit a value. */
function formsFor(schema: Schema, value: unknown): Schema[] {
  const forms = flatten(schema).filter(({ type }) => type !== 'null');
  const groups = forms.filter(({ type }) => type === 'object');
  const lists = forms.filter(({ type }) => type === 'array');
  const plain = forms.filter((form) => !groups.includes(form) && !lists.includes(form));
  if (isGroup(value)) {
    const fitting = groups.filter(({ properties = {} }) =>
      Object.keys(Object(value)).every((name) => name in properties),
    );
    return fitting.length > 0 ? fitting : groups;
  }
  if (Array.isArray(value)) return lists;
  return [plain, groups, lists].find((some) => some.length > 0) ?? [];
}

/** The part of a schema that is for a place of its file. */
export function findSchema(schema: Schema, data: unknown, place: Place): Schema | undefined {
  const [step, ...rest] = place;
  const form = formsFor(schema, data)[0] ?? schema;
  if (step === undefined) {
    const block = (Object(data) as { block?: unknown }).block;
    return form.allOf?.find((each) => each.if.properties.block.const === block)?.then ?? form;
  }
  const own = form.allOf ? findSchema(form, data, []) : form;
  const more = typeof own?.additionalProperties === 'object' ? own.additionalProperties : undefined;
  const next = typeof step === 'number' ? own?.items : (own?.properties?.[step] ?? more);
  return next && findSchema(next, (Object(data) as Record<string | number, unknown>)[step], rest);
}

/** @returns the fields that are no lists, those of groups in it too; of a text in a list, the text */
export function listFields(schema: Schema, data: unknown, path: Place = []): Field[] {
  const forms = formsFor(schema, data);
  const [form] = forms;
  if (!form) return [];
  if (form.type === 'array') {
    const isEmpty = !Array.isArray(data) || data.length === 0;
    const isOfTexts =
      form.items !== undefined && !['object', 'array'].includes(String(formsFor(form.items, '')[0]?.type));
    return isEmpty && isOfTexts ? [{ path, value: '', kind: 'list', choices: [] }] : [];
  }
  if (form.type === 'object') {
    const values = Object(data) as Record<string, unknown>;
    const { properties = {}, additionalProperties: more } = form;
    const named = typeof more === 'object' ? Object.keys(values).map((name) => [name, more] as const) : [];
    return [...Object.entries(properties), ...named]
      .filter(([name]) => name !== 'block' && name !== 'blocks')
      .flatMap(([name, each]) => listFields(each, values[name], [...path, name]));
  }
  const isFlag = form.type === 'boolean';
  const isText = forms.some(({ type }) => Array.isArray(type));
  const value = data === undefined || data === null ? '' : String(data);
  const choices = isFlag ? ['true', 'false'] : forms.flatMap((each) => each.enum ?? []);
  return [{ path, value, kind: isFlag ? 'flag' : isText ? 'text' : 'plain', choices }];
}

/** @throws Objection when the file has no such place */
export function readFields(schema: Schema, text: string, place: Place): Field[] {
  const data = parse(text) as unknown;
  const value = place.reduce<unknown>((inner, step) => (Object(inner) as Record<string, unknown>)[step], data);
  const own = findSchema(schema, data, place);
  if (!own || value === undefined || Array.isArray(value))
    throw new EditError('There are no fields here that a form could show.');
  return listFields(own, value);
}

function writeValue({ value, kind }: FieldValue): string {
  if (kind === 'text') return writeWords({ kind: 'yaml', text: '', start: 0, end: 0 }, value);
  if (kind === 'list')
    return `[${value
      .trim()
      .split(/\s*\n\s*/)
      .map(writeText)
      .join(', ')}]`;
  const isRaw = kind === 'flag' ? /^(?:true|false)$/.test(value) : /^-?\d+(?:\.\d+)?$/.test(value);
  return isRaw ? value : stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/** Adds below the last field of the nearest existing group; makes groups between. */
function addField(text: string, place: Place, written: string): string {
  const document = parseDocument(text);
  const depth = place.findLastIndex((_, index) => isMap(document.getIn(place.slice(0, index), true)));
  const group = document.getIn(place.slice(0, depth), true);
  // Fields of the page come before its blocks.
  const last = isMap(group) ? group.items.findLast(({ key }) => String(key) !== 'blocks')?.key : undefined;
  if (!isMap(group) || last === undefined) throw new EditError('The file has no such place any more.');
  const names = place.slice(depth).map(String);
  const line = group.flow
    ? `${names.join(': { ')}: ${written}${' }'.repeat(names.length - 1)}`
    : `${names.map((name, index) => `${'  '.repeat(index)}${name}:`).join('\n')} ${written}`;
  const gap = text.includes('\r\n') ? '\r\n' : '\n';
  return insertAfter(text, [...place.slice(0, depth), String(last)], line, gap);
}

/** Removes groups that become empty as well. */
function removeField(text: string, place: Place, least: number): string {
  const above = place.slice(0, -1);
  const group = parseDocument(text).getIn(above, true);
  const isLast = isCollection(group) && group.items.length === 1 && above.length > least;
  return isLast ? removeField(text, above, least) : remove(text, place);
}

function setField(text: string, place: Place, field: FieldValue): string {
  const full = [...place, ...field.path];
  const node = parseDocument(text).getIn(full, true) as Node | undefined;
  const isEmpty = field.value.trim() === '';
  if (isCollection(node) && (field.kind !== 'list' || node.items.length > 0))
    throw new EditError(`${field.path.join('.')} is a group or a list by now. Load the page again.`);
  if (!node) return isEmpty ? text : addField(text, full, writeValue(field));
  if (isEmpty) return removeField(text, full, place.length);
  const [start = 0, end = 0] = node.range ?? [];
  if (end <= start) return addField(remove(text, full), full, writeValue(field));
  const words = text.slice(start, end).trimEnd().length;
  return text.slice(0, start) + writeValue(field) + text.slice(start + words);
}

/** Writes fields; removes those without a value. */
export const setFields = (text: string, place: Place, fields: readonly FieldValue[]): string =>
  fields.reduce((changed, field) => setField(changed, place, field), text);
