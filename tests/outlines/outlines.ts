/**
 * `npm run outlines`: writes the findings of a screen reader on each page, and in the states of opened, chosen and sent
 * parts: landmarks, headings, names, states, live regions. The texts are kept in tests/outlines, so that a change to a
 * page shows its effect on screen readers. `npm run outlines -- --check` writes nothing and fails if they differ.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserLaunchOptions, requireBrowser } from '../support/machine/browser.ts';
import { clearSettings } from '../support/clear-settings.ts';
import { serveFolder } from '../support/views/serve-folder.ts';
import { enterState, states } from '../support/views/states.ts';
import { isWhole } from '../support/views/whole-page.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'tests/outlines');
const client = resolve(root, 'build/client');
const isCheck = process.argv.includes('--check');

const nameOf = (view: string) => view.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
/** Common parts are written once, with the home page. */
const partOf = (page: Page, path: string) => page.locator(path === '/' ? 'body' : 'main');

async function readOutlines(): Promise<Map<string, string>> {
  const outlines = new Map<string, string>();
  const site = await serveFolder(client);
  const browser = await chromium.launch(browserLaunchOptions());
  const open = async (width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    // The home page shows the sun's height over the office.
    await page.clock.setFixedTime('2026-06-21T06:00:00Z');
    return page;
  };
  try {
    const page = await open(1440);
    for (const file of globSync('**/index.html', { cwd: client }).sort()) {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      await page.goto(site.url + path);
      await page.waitForFunction(isWhole);
      outlines.set(nameOf(path), `${await partOf(page, path).ariaSnapshot()}\n`);
    }
    for (const state of states) {
      const own = await open(state.width);
      await enterState(own, site.url, state);
      const part = state.path === '/' ? own.locator('body') : own.locator('body > *:not(header):not(footer)');
      const texts = await part.evaluateAll((all) => all.length);
      const parts = await Promise.all(Array.from({ length: texts }, (_, index) => part.nth(index).ariaSnapshot()));
      outlines.set(nameOf(`${state.path} ${state.name} ${state.width}`), `${parts.filter(Boolean).join('\n')}\n`);
      await own.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return outlines;
}

clearSettings();
requireBrowser();
const outlines = await readOutlines();
const at = (name: string) => resolve(folder, `${name}.yml`);
const kept = globSync('*.yml', { cwd: folder }).map((file) => file.slice(0, -'.yml'.length));
const gone = kept.filter((name) => !outlines.has(name));
const changed = [...outlines].filter(
  ([name, text]) => !existsSync(at(name)) || readFileSync(at(name), 'utf8') !== text,
);

if (isCheck) {
  for (const name of [...gone, ...changed.map(([changedName]) => changedName)])
    console.error(`tests/outlines/${name}.yml is not as the page is.`);
  if (gone.length + changed.length > 0)
    console.error('Run `npm run outlines`, and read the changes for screen readers.');
  else console.log(`${outlines.size} outlines are as kept.`);
  process.exit(gone.length + changed.length > 0 ? 1 : 0);
}
mkdirSync(folder, { recursive: true });
for (const name of gone) rmSync(at(name));
for (const [name, text] of changed) writeFileSync(at(name), text);
console.log(`${outlines.size} outlines, ${changed.length} changed, ${gone.length} gone: tests/outlines`);
