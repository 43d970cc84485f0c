/** The smallest content that a schema takes, for a new block. */
import { z } from 'zod';
import { withNames } from '../../app/load/fields.ts';
import type { Names } from '../../app/load/names.ts';

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  values?: unknown[];
}

interface Meta {
  kind?: string;
  blanks?: readonly string[];
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

function isOptional(schema: z.ZodType): boolean {
  const { type, in: before } = definitionOf(schema);
  return type === 'pipe' && before ? isOptional(before) : ['optional', 'default'].includes(type);
}

const capitalize = (words: string) => words.replace(/^./, (first) => first.toUpperCase());

/** A name on this site, of the field's kind. */
function nameOf(kind: string, names: Names): string | undefined {
  const known: Record<string, readonly string[] | undefined> = {
    picture: names.pictures,
    drawing: names.drawings,
    file: names.files,
    icon: names.icons,
    brand: names.brands,
    photograph: names.photographs,
    person: Object.keys(names.people ?? {}),
    post: names.posts,
    prose: Object.keys(names.texts),
    address: names.addresses,
    slug: ['new'],
    anchor: ['new'],
    day: ['2026-01-01'],
  };
  return known[kind]?.[0];
}

function fillObject(schema: z.ZodType, shape: Record<string, z.ZodType>, names: Names): unknown {
  const needed = Object.entries(shape).filter(([, field]) => !isOptional(field));
  const filled = Object.fromEntries(needed.map(([name, field]) => [name, fill(field, names, name)]));
  if (schema.safeParse(filled).success) return filled;
  // One optional field is needed: tries each.
  const others = Object.entries(shape).filter(([, field]) => isOptional(field));
  const more = others.map(([name, field]) => ({ ...filled, [name]: fill(field, names, name) }));
  return more.find((each) => schema.safeParse(each).success) ?? filled;
}

function fill(schema: z.ZodType, names: Names, field: string): unknown {
  const { kind, blanks = [] } = (z.globalRegistry.get(schema) ?? {}) as Meta;
  if (kind === 'text') return [capitalize(field), ...blanks.map((blank) => `{${blank}}`)].join(' ');
  if (kind !== undefined) return nameOf(kind, names);
  const { type, innerType, in: before, out, options = [], shape = {}, element, values = [] } = definitionOf(schema);
  switch (type) {
    case 'optional':
    case 'default':
      return innerType && fill(innerType, names, field);
    case 'pipe': {
      const inner = before && definitionOf(before).type === 'transform' ? out : before;
      return inner && fill(inner, names, field);
    }
    case 'union': {
      const filled = options.map((option) => fill(option, names, field));
      return filled.find((value) => schema.safeParse(value).success) ?? filled[0];
    }
    case 'array':
      return element && [fill(element, names, field.replace(/s$/, ''))];
    case 'object':
      return fillObject(schema, shape, names);
    case 'literal':
      return values[0];
    case 'number':
      return 1;
    case 'boolean':
      return false;
    default:
      return 'https://www.example.com/';
  }
}

/** @returns fields with their values, as a YAML file has them */
export const fillSchema = (schema: z.ZodType, names: Names): Record<string, unknown> =>
  withNames({ ...names, mark: undefined }, () => fill(schema, names, 'text')) as Record<string, unknown>;
