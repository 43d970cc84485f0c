import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './scripts/machine/browser.ts';
import { forgetSettings } from './scripts/test/own-environment.ts';

forgetSettings();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: browserLaunchOptions(),
  },
});
