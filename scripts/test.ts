/** `npm test`: the whole gate, from lint to browser tests. Installs a browser where it can, or says what to install. */

import { requireBrowser } from './browser.ts';
import { addCheckSteps } from './check-steps.ts';
import { playwrightTally, Steps, vitestTally } from './steps.ts';

const steps = new Steps();
await addCheckSteps(steps);

const built = steps.tool('Build', 'node', 'scripts/bootstrap.mjs', 'build');
steps.tests(
  'Server tests',
  'test-results/server.json',
  vitestTally,
  'vitest',
  'run',
  '--project=server',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/server.json',
);
if (built) {
  steps.tool('Page weight', 'node', 'scripts/check-budgets.ts');
  process.env.CHROME_PATH = requireBrowser();
  steps.tests('Browser tests', 'test-results/browser.json', playwrightTally, 'playwright', 'test');
}
steps.close();
