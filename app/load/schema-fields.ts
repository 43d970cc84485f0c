import type { z } from 'zod';

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}

const definitionOf = (schema: z.core.$ZodType | undefined) => schema?._zod.def as Definition | undefined;

/** The schema below what only wraps it: optional fields, defaults, changes of the value. */
function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const definition = definitionOf(schema);
  if (definition?.innerType) return unwrap(definition.innerType);
  if (definition?.type === 'pipe')
    return unwrap(definitionOf(definition.in)?.type === 'transform' ? definition.out : definition.in);
  if (definition?.type === 'union')
    return definition.options?.map(unwrap).find((option) => definitionOf(option)?.type === 'object');
  return schema;
}

/** Names of the fields that a schema asks for at a place. */
export function listFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const definition = definitionOf(unwrap(at));
    at = definition?.element ?? definition?.valueType ?? definition?.shape?.[String(step)];
  }
  return Object.keys(definitionOf(unwrap(at))?.shape ?? {});
}
