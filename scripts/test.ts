/** `npm test`: the whole gate, from lint to browser tests. Installs a browser where it can, or says what to install. */

import { requireBrowser } from './browser.ts';
import { addCheckSteps } from './check-steps.ts';
import { playwrightTally, Steps, vitestTally } from './steps.ts';

const steps = new Steps();
const built = addCheckSteps(steps);
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
const browser = steps.task('Browser', () => {
  process.env.CHROME_PATH = requireBrowser();
});
if (built && browser) {
  steps.tests('Browser tests', 'test-results/browser.json', playwrightTally, 'playwright', 'test');
}
steps.close();
