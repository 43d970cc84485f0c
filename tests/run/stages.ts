import { canHavePostgres } from '../support/machine/postgres.ts';
import type { Stage } from './run-stages.ts';

/** Folders with a `tsconfig.json`; the root's is for everything but site and server. */
const areas = ['app', 'shared', 'server', '.'];

/** Tests of `vitest.config.ts`. `told` chooses projects, files and tags. */
function vitest(name: string, told: readonly string[], more: Partial<Stage> = {}): Stage {
  const report = `test-results/${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...told, ...reporters], report, ...more };
}

/** Browser tests whose titles have no `@long`, or those that have one. */
function playwright(name: string, project: 'short' | 'long', more: Partial<Stage> = {}): Stage {
  const report = `test-results/browser-${project}.json`;
  const command = [
    'env',
    `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`,
    'playwright',
    'test',
    `--project=${project}`,
  ] as const;
  return { name, command, report, needs: ['Build', 'Machine'], ...more };
}

const isShort = '--tagsFilter=!long';
const isLong = '--tagsFilter=long';

const buildStages: readonly Stage[] = [
  { name: 'Art', command: ['node', 'art/draw.ts'] },
  { name: 'Build', command: ['node', 'scripts/bootstrap.mjs', 'build'], needs: ['Art'] },
];

const otherChecks: readonly Stage[] = [
  vitest('Unit tests', ['--project=unit', isShort], { needs: ['Art'] }),
  { name: 'Content', command: ['node', 'scripts/check/check-written.ts'], needs: ['Art'] },
  { name: 'Format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  ...areas.map(
    (area): Stage => ({
      name: `Types: ${area === '.' ? 'all else' : area}`,
      command: ['tsc', '--noEmit', '-p', area],
      needs: ['Art'],
    }),
  ),
  { name: 'Import directions', command: ['node', 'tests/checks/check-imports.ts'] },
  { name: 'Dead code', command: ['knip'], needs: ['Art'] },
  { name: 'Directions', command: ['node', 'tests/checks/check-directions.ts'] },
  { name: 'Scale', command: ['node', 'tests/checks/check-scale.ts'] },
  { name: 'Contrast', command: ['node', 'tests/checks/contrast/check-contrast.ts'] },
  { name: 'Licenses', command: ['node', 'tests/checks/check-licenses.ts'] },
  { name: 'Requirements', command: ['node', 'tests/checks/check-requirements.ts'] },
  { name: 'Commits', command: ['node', 'tests/checks/check-commits.ts'] },
  { name: 'Words and links', command: ['node', 'tests/checks/check-content.ts'], needs: ['Build'] },
  { name: 'Samples', command: ['node', 'scripts/check/check-samples.ts'], needs: ['Build'] },
  { name: 'Page weight', command: ['node', 'tests/checks/weight/check-budgets.ts'], needs: ['Build'] },
];

/**
 * Checks before every commit: format, lint, types, import directions, dead code, unit tests, and the built pages'
 * words, links and weights. The longest begin first.
 */
export const checkStages = [...buildStages, ...otherChecks];

/** The browser comes from Debian; so does PostgreSQL, which a desk may lack. In CI, a missing one is a failure. */
const hasDatabase = Boolean(process.env.CI) || canHavePostgres();
const machine: Stage = {
  name: 'Machine',
  command: ['node', 'tests/support/machine/prepare.ts', 'browser', ...(hasDatabase ? ['postgres'] : [])],
};
const needs = [machine.name];

/** Tests of the store's contract, and of several processes. */
const storeTests = ['accepting', 'copy', 'delivery', 'leases', 'migrations', 'processes'];

/** Workers for tests that wait half of their time. */
const mostlyWaiting = '--maxWorkers=4';

/** `npm test`: the checks, and each test that no other one resembles. */
export function listTestStages(): readonly Stage[] {
  if (!hasDatabase) console.warn('!! SKIPPED: tests of PostgreSQL (Debian and Ubuntu: apt install postgresql)');
  return [
    machine,
    ...buildStages,
    playwright('Browser tests', 'short'),
    vitest('Drills of kills and bad inputs', ['--project=drills', 'kill/', 'bad-inputs/'], { needs, isWaiting: true }),
    vitest('Server tests', ['--project=server', isShort, mostlyWaiting]),
    ...(hasDatabase ? [vitest('Store on PostgreSQL', ['--project=postgres', ...storeTests], { needs })] : []),
    ...otherChecks,
  ];
}

/** Drills mostly wait, and two at once would wait for one another. */
const oneAtOnce = '--maxWorkers=1';

/** Further tests of the same runners: `npm run test:all`, and the second company. */
export function listLongStages(): readonly Stage[] {
  const drills = (name: string, ...projects: string[]) =>
    vitest(name, [...projects.map((project) => `--project=${project}`), oneAtOnce], { needs, isWaiting: true });
  const onPostgres = (project: string) => (hasDatabase ? [`${project}-postgres`] : []);
  return [
    // Drills take longest, and leave both cores to the others.
    drills('Drills', 'drills', ...onPostgres('drills')),
    drills('Drills of disks', 'disk-drills', ...onPostgres('disk-drills')),
    drills('Drills of mail servers', 'mail-drills'),
    vitest('Longer unit tests', ['--project=unit', isLong], { needs: ['Art'] }),
    vitest('Longer server tests', ['--project=server', isLong]),
    ...(hasDatabase ? [vitest('Server tests on PostgreSQL', ['--project=postgres'], { needs })] : []),
    // It measures times.
    vitest('Drills of attacks', ['--project=attack-drills', oneAtOnce], { needs, isAlone: true }),
    playwright('Longer browser tests', 'long', { isAlone: true }),
  ];
}
