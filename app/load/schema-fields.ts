import type { z } from 'zod';

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
  values?: (string | number)[];
  defaultValue?: unknown;
}

export const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

export function isOptional(schema: z.core.$ZodType): boolean {
  const { type, in: before } = definitionOf(schema);
  return type === 'pipe' && before ? isOptional(before) : ['optional', 'default'].includes(type);
}

/** Finds the schema that checks, behind one that changes the value before or after. */
export const checkingSchemaOf = ({ in: before, out }: Definition): z.core.$ZodType | undefined =>
  before && definitionOf(before).type === 'transform' ? out : before;

/** Removes wrappers of a schema: optional fields, defaults, changes of the value; joins all groups of a union. */
function unwrap(schema: z.core.$ZodType | undefined): Partial<Definition> {
  const definition = schema && definitionOf(schema);
  if (definition?.innerType) return unwrap(definition.innerType);
  if (definition?.type === 'pipe') return unwrap(checkingSchemaOf(definition));
  if (definition?.type === 'union')
    return { shape: Object.assign({}, ...(definition.options ?? []).map((option) => unwrap(option).shape)) };
  return definition ?? {};
}

/** Names of the fields at a place of a schema. */
export function listFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const { element, valueType, shape } = unwrap(at);
    at = element ?? valueType ?? shape?.[String(step)];
  }
  return Object.keys(unwrap(at).shape ?? {});
}
