/**
 * Keeps imports in one direction, from special to general modules. Prints one line for each fault. Tests of a folder may
 * import anything. The linter finds circles.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Modules for all of the server: time, log, exit codes, text that is safe to print. */
const serverBase = [
  'server/clock.ts',
  'server/log.ts',
  'server/exit-codes.ts',
  'server/strip-controls.ts',
  'server/leads-command.ts',
];
/** Each room of the server may import those before it in this list, and the base. */
const serverRooms = ['config', 'store', 'ops', 'mail', 'intake', 'http', 'forward', 'jobs', 'cli'].map(
  (room) => `server/${room}`,
);

/** Imports of tests. `.`: the settings of the browser tests. */
const product = [
  '.',
  ...serverBase,
  ...serverRooms,
  'server',
  'shared',
  'scripts',
  'art',
  'app/layouts',
  'app/load',
  'app/markdown',
  'app/ui',
  'app/blocks',
  'app/page',
];

interface Rule {
  imports: readonly string[];
  /** For types only. */
  types?: readonly string[];
}

/** Blocks do not import each other: their common parts are in app/ui. */
const rulesOfBlocks = globSync('app/blocks/*', { cwd: root }).flatMap((path): [string, Rule][] => {
  const block = path.replaceAll('\\', '/');
  return [
    [block, { imports: ['app/markdown', 'app/ui', 'shared'], types: ['app/load', 'app/page/on-page.ts'] }],
    [`${block}/schema.ts`, { imports: ['app/load/fields.ts'] }],
  ];
});

/** Area -> areas it may import from, beside itself and its subfolders. A longer name wins over a shorter one. */
const rules: Record<string, Rule> = {
  // Modules that make documents and run in browsers: these two join everything.
  'app/page': {
    imports: ['app/layouts', 'app/load', 'app/styles', 'app/ui', 'app/art', 'shared'],
    types: ['app/blocks', 'app/markdown'],
  },
  // Pages that the server fills in are made of the parts of the form.
  'app/page/answer-pages.tsx': { imports: ['app/blocks/contact-form', 'app/page', 'shared'], types: ['app/load'] },
  // The page of an article shows parts of blocks.
  'app/page/article-page.tsx': { imports: ['app/blocks', 'app/load', 'app/markdown', 'app/ui', 'shared'] },
  // Props of a view beside the fields of its block.
  'app/page/on-page.ts': { imports: ['shared'], types: ['app/load'] },
  'app/browser': { imports: ['app/layouts', 'app/blocks', 'app/ui'], types: ['shared'] },
  'app/layouts': { imports: ['app/ui', 'shared'], types: ['app/load'] },
  // Blocks' schemas are found by their folders: only their own block imports them.
  'app/load': { imports: ['app/markdown', 'shared'], types: ['app/ui'] },
  'app/load/fields.ts': { imports: ['app/load', 'shared'], types: ['app/ui'] },
  ...Object.fromEntries(rulesOfBlocks),
  'app/ui': { imports: ['shared', 'app/art', 'app/photographs'], types: ['app/markdown'] },
  'app/styles': { imports: [] },
  'app/markdown': { imports: ['app/art', 'app/photographs', 'shared'] },
  'app/vite-env.d.ts': { imports: ['shared'] },
  'app/art': { imports: [] },
  'app/photographs': { imports: [] },
  shared: { imports: [] },
  ...Object.fromEntries(serverBase.map((file) => [file, { imports: serverBase }])),
  ...Object.fromEntries(
    serverRooms.map((room, index) => [room, { imports: [...serverBase, ...serverRooms.slice(0, index), 'shared'] }]),
  ),
  // The process and the app, which join the rooms.
  server: { imports: [...serverBase, ...serverRooms, 'shared'] },
  // Covers and portraits are drawn for records of the content.
  art: { imports: ['app/load', 'app/markdown', 'shared'] },
  scripts: {
    imports: ['art', 'app/layouts', 'app/load', 'app/markdown', 'app/photographs', 'shared'],
    types: ['app/blocks', 'app/page'],
  },
  ...Object.fromEntries(
    globSync('tests/*', { cwd: root }).map((path): [string, Rule] => {
      const kind = path.replaceAll('\\', '/');
      return [
        kind,
        kind === 'tests/run' ? { imports: [...product, 'tests'] } : { imports: [...product, 'tests/support'] },
      ];
    }),
  ),
};

const areas = Object.keys(rules).sort((one, other) => other.length - one.length);
const areaOf = (path: string) => areas.find((area) => path === area || path.startsWith(`${area}/`)) ?? dirname(path);

interface Import {
  to: string;
  isType: boolean;
}

const statement = /(?:^(?:import|export) (?:(type )?[^;']*?from )?|(typeof )?\bimport\()'(\.[^']+)'/gms;

function readImports(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(statement)].map(([, type, typeOf, target = '']) => ({
    to: normalize(join(dirname(file), target)),
    isType: (type ?? typeOf) !== undefined,
  }));
}

/** A unit test beside its source may import anything but other tests. */
const isUnitTest = (file: string) => !file.startsWith('tests/') && /\.test\.tsx?$/.test(file);
const files = globSync('{app,art,scripts,server,shared,tests}/**/*.{ts,tsx}', { cwd: root });
const imports = new Map(files.map((file) => [file, readImports(file)]));

const isWithin = (area: string, outer: string) => area === outer || area.startsWith(`${outer}/`);

function findForbidden([file, targets]: [string, readonly Import[]]): string[] {
  const from = areaOf(file);
  return targets.flatMap(({ to, isType }) => {
    const area = areaOf(to);
    const rule = rules[from];
    const isOneOf = (allowed: readonly string[] = []) => allowed.some((each) => isWithin(area, each));
    if (isUnitTest(file) && (area === 'tests/support' || !area.startsWith('tests/'))) return [];
    if (isWithin(area, from) || isOneOf(rule?.imports) || (isType && isOneOf(rule?.types))) return [];
    return [`${file}: ${from} may not import ${isType ? 'types ' : ''}from ${area} (${to})`];
  });
}

const faults = [...imports].flatMap(findForbidden);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
