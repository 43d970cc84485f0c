import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveFolder } from './serve-folder.ts';
import { enterState, fixedTime, states } from './states.ts';
import { isWhole } from './whole-page.ts';

const widths = [390, 768, 1440];

/**
 * Photographs every built page of a tree from top to bottom before any input, and then its states: opened, chosen,
 * sent. A state that a tree lacks has no picture, and is reported.
 * @returns from view, such as `/about at 768 px`, to the picture's path
 */
export async function photographPages(browser: Browser, tree: string, folder: string): Promise<Map<string, string>> {
  const client = join(tree, 'build/client');
  const paths = globSync('**/index.html', { cwd: client }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const site = await serveFolder(client);
  const pictures = new Map<string, string>();
  mkdirSync(folder, { recursive: true });
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.clock.setFixedTime(fixedTime);
      for (const path of paths.sort()) {
        const picture = join(folder, `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`);
        await page.goto(site.url + path, { waitUntil: 'load' });
        await loadEverything(page);
        await page.screenshot({ path: picture, fullPage: true, animations: 'disabled' });
        pictures.set(`${path} at ${width} px`, picture);
      }
      await page.close();
    }
    for (const state of states) {
      const page = await browser.newPage({ viewport: { width: state.width, height: 900 }, reducedMotion: 'reduce' });
      page.setDefaultTimeout(10_000);
      await page.clock.setFixedTime(fixedTime);
      const view = `${state.path} ${state.name}, at ${state.width} px`;
      const picture = join(folder, `${view.replace(/\W+/g, '-')}.png`);
      try {
        await enterState(page, site.url, state);
        await loadEverything(page);
        await page.screenshot({ path: picture, animations: 'disabled' });
        pictures.set(view, picture);
      } catch (error) {
        console.warn(`!! ${view}: cannot be reached in ${tree}. ${(error as Error).message.split('\n')[0]}`);
      }
      await page.close();
    }
  } finally {
    await site.close();
  }
  return pictures;
}

/** Waits for lazy pictures, fonts, and the parts that the first frame leaves out. */
export async function loadEverything(page: Page): Promise<void> {
  await page.waitForFunction(isWhole);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
