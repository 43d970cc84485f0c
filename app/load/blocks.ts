import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { anchor, shown } from './fields.ts';

/** Fields of every block beside its own. */
const common = {
  /** Target for links. */
  id: anchor.optional(),
  ...shown,
};

const folder = resolve(import.meta.dirname, '../blocks');

async function importSchema(file: string): Promise<z.ZodObject> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(folder, file)).href)) as {
    schema: z.ZodObject;
  };
  return module.schema.extend(common);
}

/** The schema of each block, by the name of its folder. */
export const schemas: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  await Promise.all(
    globSync('*/schema.ts', { cwd: folder })
      .sort()
      .map(async (file) => [basename(dirname(file)), await importSchema(file)] as const),
  ),
);
