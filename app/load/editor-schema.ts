/** JSON Schema for editors: fields, words and names to choose from, made from the schemas that content is checked by. */
import { z } from 'zod';
import { schemas } from './blocks.ts';
import { article, blogWords, post, posts } from './blog-words.ts';
import type { Names } from './names.ts';
import { numberWords } from './number-words.ts';
import { page, project, service, template } from './page.ts';
import { people, person, plan, plans } from './records.ts';
import { redirectList } from './redirects.ts';
import { checkingSchemaOf, definitionOf, isOptional } from './schema-fields.ts';
import { siteSchema } from './site.ts';
import { wordSchemas } from './words.ts';

type JsonSchema = Record<string, unknown>;

/** Description of a field, and of its inner ones. */
export interface Note {
  text?: string | undefined;
  fields: Readonly<Record<string, Note>>;
}

type Notes = Readonly<Record<string, Note>>;

/** Types of a text: `18` and `yes` are words there. */
const words = { type: ['string', 'number', 'boolean'] };
/** A text may have a form for each number in it. */
const wordsOrForms = { type: [...words.type, 'object'] };

/** Names for a kind of field; undefined if they are not known. */
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
  if (kind === 'text') return wordsOrForms;
  if (kind === 'address') return { anyOf: [{ enum: names.addresses }, { type: 'string', pattern: '#' }] };
  const known = namesOf(kind, names);
  return known && known.length > 0 ? { enum: known } : { type: 'string' };
}

/** Schema of a file's text, before it is changed into values. */
function toJson(schema: z.core.$ZodType, names: Names, note?: Note): JsonSchema {
  const field = toField(schema, names);
  if (field) return field;
  const definition = definitionOf(schema);
  const inner = (each: z.core.$ZodType | undefined) => (each ? toJson(each, names, note) : {});
  switch (definition.type) {
    case 'optional':
    case 'default':
      // Empty fields are left out as well.
      return { anyOf: [inner(definition.innerType), { type: 'null' }] };
    case 'pipe':
      return inner(checkingSchemaOf(definition));
    case 'union':
      return { anyOf: definition.options?.map(inner) };
    case 'array':
      return { type: 'array', items: inner(definition.element) };
    case 'record':
      return { type: 'object', additionalProperties: inner(definition.valueType) };
    case 'object':
      return toObject(definition.shape ?? {}, names, note);
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

const describe = (json: JsonSchema, note: Note | undefined): JsonSchema =>
  note?.text === undefined ? json : { ...json, description: note.text };

const toObject = (shape: Record<string, z.core.$ZodType>, names: Names, note: Note | undefined): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(shape).map(([name, each]) => {
      const own = note?.fields[name];
      return [name, describe(toJson(each, names, own), own)];
    }),
  ),
  required: Object.keys(shape).filter((name) => !isOptional(shape[name] as z.core.$ZodType)),
  additionalProperties: false,
});

const toBlock = (names: Names, notes: Notes): JsonSchema => ({
  type: 'object',
  required: ['block'],
  properties: { block: { enum: Object.keys(schemas) } },
  allOf: Object.entries(schemas).map(([name, schema]) => ({
    if: { properties: { block: { const: name } }, required: ['block'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: describe(toJson(schema.extend({ block: z.literal(name) }), names, notes[name]), notes[name]),
  })),
});

function withBlocks(schema: z.ZodType, names: Names, notes: Notes): JsonSchema {
  const json = toJson(schema, names) as { properties: JsonSchema };
  return {
    ...json,
    properties: { ...json.properties, blocks: { type: 'array', minItems: 1, items: toBlock(names, notes) } },
  };
}

/**
 * @param names that content may use
 * @param notes on blocks, by their names
 * @returns by names of files in build/schemas: those of app/load/content-files.ts
 */
export const editorSchemas = (names: Names, notes: Notes = {}): Record<string, JsonSchema> => ({
  page: withBlocks(page, names, notes),
  service: withBlocks(service, names, notes),
  project: withBlocks(project, names, notes),
  profile: withBlocks(template, names, notes),
  ...Object.fromEntries(
    Object.entries({
      people,
      person,
      plans,
      plan,
      posts,
      post,
      article,
      redirects: redirectList,
      site: siteSchema,
      'words-blog': blogWords,
      'words-numbers': numberWords,
      ...Object.fromEntries(Object.entries(wordSchemas).map(([name, schema]) => [`words-${name}`, schema])),
    }).map(([name, schema]) => [name, toJson(schema, names)]),
  ),
});
