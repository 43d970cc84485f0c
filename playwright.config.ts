import { defineConfig } from '@playwright/test';
import { clearSettings } from './tests/support/clear-settings.ts';
import { browserLaunchOptions } from './tests/support/machine/browser.ts';

clearSettings();

/**
 * Chromium renders the search box and the buttons of its own window as pages, in two unseen processes more per test.
 * Only the last such switch is used: Playwright's own list first (chromiumSwitches in playwright-core).
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'TcpPortRandomizationWin',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const launchOptions = browserLaunchOptions();
launchOptions.args.push(`--disable-features=${disabledFeatures}`);

export default defineConfig({
  testDir: 'tests/browser',
  // Browsers with extensions start slowly: only `npm run test:all` uses them.
  testIgnore: process.env.WHOLE_MATRIX ? [] : ['**/extensions.spec.ts'],
  // Emptied at each start: the other runners' reports are beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // The ends of a test that hangs, of an expectation and of an action: a busy machine may be ten times slower.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // One more than the smallest machine has cores: each waits for a third of its time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // `npm test` runs the first, `npm run test:all` both.
  projects: [
    { name: 'short', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
