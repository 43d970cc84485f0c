import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/pseudo-language',
  reporter: 'list',
});
