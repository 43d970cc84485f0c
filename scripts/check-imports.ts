/**
 * Keeps data flowing one way: routes -> sections -> ui, routes and layouts -> content, content -> types only,
 * app -> shared <- server. Prints every import that goes against it.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Area -> areas it may import from. `types` areas may be imported as types only. */
const allowed: Record<string, { values: string[]; types?: string[] }> = {
  'app/routes': { values: ['app/sections', 'app/content', 'app/ui', 'app/layouts', 'shared'] },
  'app/layouts': { values: ['app/ui', 'app/content', 'shared'] },
  'app/sections': { values: ['app/ui', 'shared'] },
  'app/ui': { values: ['shared', 'app/art'] },
  'app/content': { values: ['shared', 'app/content'], types: ['app/sections', 'app/ui', 'app/layouts'] },
  shared: { values: [] },
  server: { values: ['shared'] },
};

const areas = Object.keys(allowed);
const areaOf = (path: string) => areas.find((area) => path.startsWith(`${area}/`)) ?? dirname(path);

const faults = globSync('{app,shared,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.') && allowed[areaOf(file)])
  .flatMap((file) => {
    const from = areaOf(file);
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(/^(import|export) (type )?[^;]*?from '(\.[^']+)'/gms)].flatMap(
      ([, , type, target = '']) => {
        const to = areaOf(normalize(join(dirname(file), target)));
        const rule = allowed[from];
        if (to === from || rule?.values.includes(to) || (type && rule?.types?.includes(to))) return [];
        return [`${file}: ${from} may not import ${type ?? ''}from ${to} (${target})`];
      },
    );
  });

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
