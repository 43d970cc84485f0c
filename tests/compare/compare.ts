/**
 * `npm run compare -- REVISION`: photographs every page of this tree and of another revision at three widths, and the
 * states of opened, chosen and sent parts, and compares them pixel by pixel. Writes test-results/compare/index.html
 * with pictures of the differences; exits with 1 if there are any.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../scripts/run.ts';
import { browserLaunchOptions, requireBrowser } from '../support/machine/browser.ts';
import { photographPages } from '../support/views/photograph-pages.ts';
import { type Difference, findDifference } from './find-difference.ts';
import { renderReport } from './report.ts';
import { checkOut } from './revision.ts';

const root = resolve(import.meta.dirname, '../..');
const results = resolve(root, 'test-results/compare');

const [revision] = process.argv.slice(2);
if (revision === undefined) {
  console.error('Usage: npm run compare -- <revision>, for example: npm run compare -- HEAD~1');
  process.exit(2);
}

requireBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const before = checkOut(root, revision);
const browser = await chromium.launch(browserLaunchOptions());
try {
  console.log(`Building ${revision} and this tree ...`);
  for (const tree of [before.folder, root]) {
    run('node', ['scripts/bootstrap.mjs', 'build'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  // Runs one at a time: two would compete for the processor and show more half-drawn frames.
  const old = await photographPages(browser, before.folder, resolve(results, 'before'));
  const now = await photographPages(browser, root, resolve(results, 'after'));
  const views = [...new Set([...old.keys(), ...now.keys()])].sort();
  const differences = views.flatMap((view): Difference[] => {
    const found = findDifference(view, old.get(view), now.get(view), results);
    return found ? [found] : [];
  });
  writeFileSync(resolve(results, 'index.html'), renderReport(revision, views.length, differences, results));
  for (const { view, what } of differences) console.log(`${view}: ${what}`);
  console.log(`${views.length - differences.length} views are the same, ${differences.length} differ.`);
  if (differences.length > 0) console.log(`Look at ${relative(process.cwd(), resolve(results, 'index.html'))}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  before.remove();
}
