/**
 * `npm run test:all`: the gate, and longer tests, in about two hours. `npm run test:all -- NAME` runs the stages of
 * these names; an unknown name lists them. `--revision=REVISION` sets the revision to compare pages with.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listDrills } from '../drills/list-drills.ts';
import { clearSettings } from '../support/clear-settings.ts';
import { describeExtent } from './extent.ts';
import { runStages, type Stage } from './run-stages.ts';
import { listLongStages, listTestStages } from './stages.ts';

clearSettings();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { revision: { type: 'string' } } });
const isAlone = true;
const tests = [...listTestStages(), ...listLongStages()];
/** Tests for faults of accessibility: every page, and the states of its parts. */
const accessibilityTests = globSync('tests/browser/**/*.spec.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('accessibilityFaults('),
);
/** Tests with more pages, sizes and faults in the full matrix. */
const wholeMatrix = ['font-sizes', 'foreign-nodes', 'extensions', 'long-words', 'slow-document'];
const enginesReport = 'test-results/engines.json';
const longer: Stage[] = [
  {
    name: 'Whole matrix',
    command: ['env', 'WHOLE_MATRIX=1', 'playwright', 'test', '--reporter=list', ...wholeMatrix],
    needs: ['Build', 'Machine'],
    isAlone,
  },
  { name: 'Markup', command: ['node', 'tests/run/test-markup.ts'], needs: ['Build'] },
  {
    name: 'Second accessibility engine',
    command: ['env', 'SECOND_ENGINE=1', 'playwright', 'test', '--reporter=list', ...accessibilityTests],
    needs: ['Build', 'Machine'],
    isAlone,
  },
  { name: 'Hidden parts', command: ['node', 'tests/run/test-hidden-parts.ts'], needs: ['Build', 'Machine'] },
  {
    name: 'Outlines',
    command: ['node', 'tests/outlines/outlines.ts', '--check'],
    needs: ['Build', 'Machine'],
    isAlone,
  },
  { name: 'Machine for engines', command: ['node', 'tests/support/machine/prepare.ts', 'engines'], needs: ['Machine'] },
  {
    name: 'Engines',
    command: [
      'vitest',
      'run',
      '--project=engines',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${enginesReport}`,
    ],
    report: enginesReport,
    needs: ['Build', 'Machine for engines'],
    isAlone,
  },
  { name: 'Alarms', command: ['node', 'tests/run/test-alerts.ts'] },
  { name: 'Weights', command: ['node', 'tests/bench/bench.ts', 'pages'], needs: ['Build'] },
  {
    name: 'Search engines',
    command: ['node', 'tests/bench/bench.ts', 'search'],
    needs: ['Build', 'Machine'],
    isAlone,
  },
  { name: 'Second company', command: ['node', 'tests/second-company/run.ts'], needs: ['Machine'], isAlone },
  ...['german', 'japanese', 'arabic'].map(
    (company): Stage => ({
      name: `Make it yours: ${company}`,
      command: ['node', 'tests/make-it-yours/run.ts', company],
      isAlone,
    }),
  ),
  { name: 'Another language', command: ['node', 'tests/pseudo-language/run.ts'], needs: ['Machine'], isAlone },
  ...(await listDrills()).map(
    (drill): Stage => ({
      name: `Drill: ${drill.name}`,
      command: ['node', 'tests/drills/run.ts', drill.name, String(drill.moderateCount)],
      // Drills of deploy-… run this build.
      needs: ['Machine', 'Build'],
      isAlone,
    }),
  ),
];
if (values.revision === undefined) {
  console.warn('!! SKIPPED: Comparison. Say with what the pages are compared: npm run test:all -- --revision=REVISION');
} else {
  const command = ['node', 'tests/compare/compare.ts', values.revision] as const;
  longer.push({ name: 'Comparison', command, needs: ['Build'], isAlone });
}

const all = [...tests, ...longer];
const chosen = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
if (chosen.length < positionals.length) {
  console.error(`There is no such stage. Stages: ${all.map(({ name }) => `"${name}"`).join(', ')}.`);
  process.exit(2);
}
const isAll = positionals.length === 0;
process.exit((await runStages(chosen, (failures) => isAll && console.log(`\n${describeExtent(failures)}`))) ? 0 : 1);
