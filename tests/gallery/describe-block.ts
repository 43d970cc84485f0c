import { z } from 'zod';
import type { Note } from '../../app/load/editor-schema.ts';
import * as fields from '../../app/load/fields.ts';
import { checkingSchemaOf, definitionOf, isOptional } from '../../app/load/schema-fields.ts';

/** Names for kinds of fields. */
const kinds = new Map<z.core.$ZodType, string>([
  [fields.text, 'text'],
  [fields.rich, 'text, may have links'],
  [fields.paragraphs, 'text, or a list of them'],
  [fields.forms, 'text, or several lengths of it'],
  [fields.number, 'number'],
  [fields.flag, '`true` or `false`'],
  [fields.sample, '`true` or `false`'],
  [fields.slug, 'last part of an address'],
  [fields.day, 'day, such as 2026-11-20'],
  [fields.anchor, 'place on the page'],
  [fields.pictureName, 'name of a picture'],
  [fields.picture, 'picture: `name` and `alt`'],
  [fields.photographName, 'photograph'],
  [fields.photograph, 'photograph: `name` and `alt`'],
  [fields.drawnFile, 'drawing in a folder of content/illustrations'],
  [fields.drawing, 'name of a row of fins'],
  [fields.icon, 'icon'],
  [fields.brand, 'mark of another company'],
  [fields.address, 'page, such as /contact'],
  [fields.externalUrl, 'address of another site'],
  [fields.action, 'link: `label`, and `to` a page'],
  [fields.anyAction, 'link: `label`, and `to` a page or another site'],
  [fields.person, 'person of content/people.yaml'],
  [fields.post, 'post of content/posts.yaml'],
  [fields.prose, 'text of content/texts'],
  [fields.price, 'price'],
]);

const quote = (names: readonly unknown[]) => names.map((name) => `\`${name}\``).join(', ');
const fieldsOf = (schema: z.core.$ZodType) => definitionOf(schema).shape ?? {};

/** The schema inside wrappers and lists. */
function findInner(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = definitionOf(schema);
  const inner =
    definition.innerType ??
    definition.element ??
    (definition.type === 'pipe' ? checkingSchemaOf(definition) : undefined);
  return inner && !kinds.has(schema) ? findInner(inner) : schema;
}

function tellKind(schema: z.core.$ZodType): string {
  const known = kinds.get(schema);
  if (known !== undefined) return known;
  const { kind, blanks = [] } = (z.globalRegistry.get(schema) ?? {}) as { kind?: string; blanks?: string[] };
  if (kind === 'text') return blanks.length > 0 ? `text with ${quote(blanks.map((blank) => `{${blank}}`))}` : 'text';
  const definition = definitionOf(schema);
  if (definition.type === 'array' && definition.element) return `list: ${tellKind(definition.element)}`;
  if (definition.type === 'literal') return `one of ${quote(definition.values ?? [])}`;
  if (definition.type === 'object') return 'group';
  if (definition.type === 'union')
    return `group: ${definition.options?.map((option) => quote(Object.keys(fieldsOf(option)))).join('; or ')}`;
  const inner = definition.innerType ?? checkingSchemaOf(definition);
  return inner ? tellKind(inner) : definition.type;
}

/** Text for a cell of a table. */
const toCell = (words: string) => words.replaceAll('|', '\\|');

function tellLeftOut(schema: z.core.$ZodType): string {
  if (!isOptional(schema)) return '';
  const { defaultValue } = definitionOf(schema);
  return ['string', 'number', 'boolean'].includes(typeof defaultValue) ? `then \`${defaultValue}\`` : 'yes';
}

/** Rows of a group and of the groups within it: `items.title`. Equal groups are listed once. */
function listRows(schema: z.core.$ZodType, note: Note | undefined, above: string): string[] {
  const inner = findInner(schema);
  if (kinds.has(inner)) return [];
  const { type, options = [] } = definitionOf(inner);
  const shape = type === 'union' ? Object.assign({}, ...options.map(fieldsOf)) : fieldsOf(inner);
  const entries = Object.entries(shape as Record<string, z.core.$ZodType>);
  const [first] = entries;
  const areAlike = entries.length > 1 && entries.every(([, each]) => each === first?.[1]);
  if (first && areAlike && Object.keys(fieldsOf(findInner(first[1]))).length > 0 && !kinds.has(findInner(first[1])))
    return listRows(first[1], note?.fields[first[0]] ?? note, `${above}…`);
  return entries.flatMap(([name, each]) => {
    const own = note?.fields[name];
    const cells = [`\`${above}${name}\``, tellKind(each), tellLeftOut(each), own?.text ?? ''];
    return [`| ${cells.map(toCell).join(' | ')} |`, ...listRows(each, own, `${above}${name}.`)];
  });
}

interface Described {
  schema: z.ZodObject;
  note: Note | undefined;
  /** Files of content/ that have the block. */
  users: readonly string[];
  hasPicture: boolean;
}

/** A block in Markdown, for docs/owner/blocks.md. */
export function describeBlock(name: string, { schema, note, users, hasPicture }: Described): string {
  const own = z.strictObject(Object.fromEntries(Object.entries(schema.shape).filter(([field]) => !common.has(field))));
  const links = users.map((file) => `[${file.replace(/^content\/(?:pages\/)?|\.yaml$/g, '')}](../../${file})`);
  return [
    `## ${name}`,
    ...(note?.text === undefined ? [] : [note.text]),
    ...(hasPicture ? [`![${name}](../pictures/blocks/${name}.jpg)`] : []),
    ['| Field | Value | May be left out | Note |', '|---|---|---|---|', ...listRows(own, note, '')].join('\n'),
    `Used by ${links.join(', ') || 'no page'}.`,
  ].join('\n\n');
}

/** Equal in all blocks. */
const common = new Set(['id', 'when', 'without']);
