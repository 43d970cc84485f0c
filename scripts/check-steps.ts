import { resolve } from 'node:path';
import { drawArt } from '../art/draw.ts';
import { type Steps, vitestTally } from './steps.ts';

const areas = ['app', 'shared', 'server', 'scripts', 'tests', 'drills'];

/**
 * What is looked at before every commit: format, lint, types, import directions, dead code, unit tests, and the built
 * pages' words, links and weights.
 * @returns whether the site could be built
 */
export function addCheckSteps(steps: Steps): boolean {
  drawArt(resolve(import.meta.dirname, '..'));
  steps.tool('Format and lint', 'biome', 'check', '--error-on-warnings');
  steps.tool('Route types', 'react-router', 'typegen');
  for (const area of areas) steps.tool(`Types: ${area}`, 'tsc', '--noEmit', '-p', area);
  steps.tool('Import directions', 'node', 'scripts/check-imports.ts');
  steps.tool('Dead code', 'knip');
  steps.tool('Samples', 'node', 'scripts/check-samples.ts');
  const report = 'test-results/unit.json';
  steps.tests(
    'Unit tests',
    report,
    vitestTally,
    'vitest',
    'run',
    '--project=unit',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const built = steps.tool('Build', 'node', 'scripts/bootstrap.mjs', 'build');
  if (built) {
    steps.tool('Words and links', 'node', 'scripts/check-content.ts');
    steps.tool('Page weight', 'node', 'scripts/check-budgets.ts');
  }
  return built;
}
