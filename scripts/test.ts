/** `npm test`: the whole gate, from lint to browser tests. Installs a browser where it can, or says what to install. */

import { ownCompany } from '../tests/support/own-company.ts';
import { requireBrowser } from './browser.ts';
import { addCheckSteps } from './check-steps.ts';
import { reportLeftOut } from './left-out.ts';
import { requirePostgres } from './postgres.ts';
import { playwrightTally, Steps, vitestTally } from './steps.ts';

const steps = new Steps();
const built = addCheckSteps(steps);
runServerTests('Server tests', 'server');
if (hasPostgres()) runServerTests('Server tests on PostgreSQL', 'postgres');
const browser = steps.task('Browser', () => {
  process.env.CHROME_PATH = requireBrowser();
});
if (built && browser) {
  steps.tests('Browser tests', 'test-results/browser.json', playwrightTally, 'playwright', 'test');
}
if (ownCompany) reportLeftOut(['unit', 'server', 'postgres', 'browser'].map((name) => `test-results/${name}.json`));
steps.close();

function runServerTests(name: string, project: string): void {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  steps.tests(name, report, vitestTally, 'vitest', 'run', `--project=${project}`, ...reporters);
}

/** Where nobody watches, a missing database is a failure; at a desk it is told and passed over. */
function hasPostgres(): boolean {
  if (process.env.CI) return steps.task('PostgreSQL', requirePostgres);
  try {
    requirePostgres();
    return true;
  } catch (error) {
    console.warn(`\n!! SKIPPED: ${(error as Error).message}`);
    return false;
  }
}
