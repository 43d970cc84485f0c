import { canHavePostgres } from '../support/machine/postgres.ts';
import type { Stage } from './run-stages.ts';

/** Folders with a `tsconfig.json`; the root's is for everything but site and server. */
const areas = ['app', 'shared', 'server', '.'];

function vitest(name: string, projects: readonly string[], more: Partial<Stage> = {}, ...told: string[]): Stage {
  const report = `test-results/${projects[0]}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...reporters, ...told],
    report,
    ...more,
  };
}

/**
 * Checks before every commit: format, lint, types, import directions, dead code, unit tests, and the built pages'
 * words, links and weights. The longest begin first.
 */
export const checkStages: readonly Stage[] = [
  { name: 'Art', command: ['node', 'art/draw.ts'] },
  { name: 'Build', command: ['node', 'scripts/bootstrap.mjs', 'build'], needs: ['Art'] },
  vitest('Unit tests', ['unit'], { needs: ['Art'] }),
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

/** Drills mostly wait, and two at once would wait for one another. */
const oneAtOnce = '--maxWorkers=1';

/** Lists the whole gate. A missing database is reported and skipped at a desk; in CI it fails. */
export function listTestStages(): readonly Stage[] {
  const hasDatabase = Boolean(process.env.CI) || canHavePostgres();
  if (!hasDatabase) console.warn('!! SKIPPED: what needs PostgreSQL (Debian and Ubuntu: apt install postgresql)');
  const needs = ['Machine'];
  return [
    {
      name: 'Machine',
      command: ['node', 'tests/support/machine/prepare.ts', 'browser', ...(hasDatabase ? ['postgres'] : [])],
    },
    // Drills take longest, and leave both cores to the others.
    vitest('Drills', hasDatabase ? ['drills', 'drills-postgres'] : ['drills'], { needs, isWaiting: true }, oneAtOnce),
    vitest(
      'Drills of disks',
      hasDatabase ? ['disk-drills', 'disk-drills-postgres'] : ['disk-drills'],
      { needs, isWaiting: true },
      oneAtOnce,
    ),
    vitest('Drills of mail servers', ['mail-drills'], { needs, isWaiting: true }, oneAtOnce),
    ...checkStages,
    vitest('Server tests', ['server']),
    ...(hasDatabase ? [vitest('Server tests on PostgreSQL', ['postgres'], { needs })] : []),
    {
      name: 'Browser tests',
      command: ['playwright', 'test'],
      needs: ['Build', 'Machine'],
      report: 'test-results/browser.json',
      isAlone: true,
    },
  ];
}
