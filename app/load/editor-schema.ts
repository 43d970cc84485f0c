/** JSON Schema for editors: fields, words and names to choose from, made from the schemas that content is checked by. */
import { z } from 'zod';
import { schemas } from './blocks.ts';
import type { Names } from './names.ts';
import { numberWords } from './number-words.ts';
import { page, project, service } from './page.ts';
import { people, plans } from './records.ts';
import { siteSchema } from './site.ts';
import { wordSchemas } from './words.ts';

type JsonSchema = Record<string, unknown>;

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  values?: unknown[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;
function isLeftOut(schema: z.core.$ZodType): boolean {
  const { type, in: before } = definitionOf(schema);
  return type === 'pipe' && before ? isLeftOut(before) : ['optional', 'default'].includes(type);
}
/** `18` and `yes` are words where a text is asked for. */
const words = { type: ['string', 'number', 'boolean'] };

/** Names that a kind of field takes; undefined where they are not known. */
function namesOf(kind: string, names: Names): readonly string[] | undefined {
  const known: Record<string, readonly string[] | undefined> = {
    picture: names.pictures,
    drawing: names.drawings,
    file: names.files,
    icon: names.icons,
    photograph: names.photographs,
    person: names.people && Object.keys(names.people),
  };
  return known[kind];
}

function toField(schema: z.core.$ZodType, names: Names): JsonSchema | undefined {
  const { kind } = (z.globalRegistry.get(schema) ?? {}) as { kind?: string };
  if (kind === undefined) return undefined;
  if (kind === 'text') return words;
  if (kind === 'address') return { anyOf: [{ enum: names.addresses }, { type: 'string', pattern: '#' }] };
  const known = namesOf(kind, names);
  return known && known.length > 0 ? { enum: known } : { type: 'string' };
}

/** What stands in a file, where a schema says what is made of it. */
function toJson(schema: z.core.$ZodType, names: Names): JsonSchema {
  const field = toField(schema, names);
  if (field) return field;
  const definition = definitionOf(schema);
  const inner = (each: z.core.$ZodType | undefined) => (each ? toJson(each, names) : {});
  switch (definition.type) {
    case 'optional':
    case 'default':
      // Left empty behind its colon it is left out.
      return { anyOf: [inner(definition.innerType), { type: 'null' }] };
    case 'pipe':
      return inner(definition.in && definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
    case 'union':
      return { anyOf: definition.options?.map(inner) };
    case 'array':
      return { type: 'array', items: inner(definition.element) };
    case 'record':
      return { type: 'object', additionalProperties: inner(definition.valueType) };
    case 'object':
      return toObject(definition.shape ?? {}, names);
    case 'literal':
      return { enum: definition.values };
    case 'string':
      return words;
    case 'number':
    case 'boolean':
      return { type: definition.type };
    default:
      return {};
  }
}

const toObject = (shape: Record<string, z.core.$ZodType>, names: Names): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, toJson(each, names)])),
  required: Object.keys(shape).filter((name) => !isLeftOut(shape[name] as z.core.$ZodType)),
  additionalProperties: false,
});

const toBlock = (names: Names): JsonSchema => ({
  type: 'object',
  required: ['block'],
  properties: { block: { enum: Object.keys(schemas) } },
  allOf: Object.entries(schemas).map(([name, schema]) => ({
    if: { properties: { block: { const: name } }, required: ['block'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: toJson(schema.extend({ block: z.literal(name) }), names),
  })),
});

function withBlocks(schema: z.ZodType, names: Names): JsonSchema {
  const json = toJson(schema, names) as { properties: JsonSchema };
  return { ...json, properties: { ...json.properties, blocks: { type: 'array', minItems: 1, items: toBlock(names) } } };
}

/**
 * @param names that content may use
 * @returns by names of files in build/schemas; .vscode/settings.json says which files of content/ each is for
 */
export const editorSchemas = (names: Names): Record<string, JsonSchema> => ({
  page: withBlocks(page, names),
  service: withBlocks(service, names),
  project: withBlocks(project, names),
  people: toJson(people, names),
  plans: toJson(plans, names),
  site: toJson(siteSchema, names),
  'words-numbers': toJson(numberWords, names),
  ...Object.fromEntries(Object.entries(wordSchemas).map(([name, schema]) => [`words-${name}`, toJson(schema, names)])),
});
