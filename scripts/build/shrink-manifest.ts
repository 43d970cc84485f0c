import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const head = 'window.__reactRouterManifest=';

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, { module: string; imports: string[]; [field: string]: unknown }>;
}

/** Every page carries the list of all routes: it loses what says nothing. */
export function shrinkManifests(client: string): void {
  const files = globSync('assets/manifest-*.js', { cwd: client });
  if (files.length === 0) throw new Error('React Router has written no manifest.');
  for (const file of files) writeFileSync(join(client, file), shrinkManifest(readFileSync(join(client, file), 'utf8')));
}

/**
 * Leaves out fields that are false, and imports that every page has loaded before it can go to another.
 * @throws when React Router's manifest is not what this step knows
 */
export function shrinkManifest(source: string): string {
  if (!source.startsWith(`${head}{`) || !source.endsWith('};')) throw new Error('React Router has another manifest.');
  const { entry, routes, ...rest } = JSON.parse(source.slice(head.length, -1)) as Manifest;
  const everywhere = Object.values(routes).filter(({ path, parentId }) => path === '' || parentId === 'root');
  const loaded = new Set([...entry.imports, ...everywhere.flatMap(({ module, imports }) => [module, ...imports])]);
  const shrunk = Object.entries(routes).map(([id, { imports, ...fields }]) => {
    const kept = Object.entries(fields).filter(([, value]) => value !== false);
    const own = imports.filter((address) => !loaded.has(address));
    return [id, { ...Object.fromEntries(kept), imports: own }];
  });
  return `${head}${JSON.stringify({ entry, routes: Object.fromEntries(shrunk), ...rest })};`;
}
