import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveFolder } from './serve-folder.ts';

const widths = [390, 768, 1440];

/**
 * Takes every built page of a tree from top to bottom, before anybody touches it.
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
      for (const path of paths.sort()) {
        const picture = join(folder, `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`);
        await page.goto(site.url + path, { waitUntil: 'load' });
        await drawEverything(page);
        await page.screenshot({ path: picture, fullPage: true });
        pictures.set(`${path} at ${width} px`, picture);
      }
      await page.close();
    }
  } finally {
    await site.close();
  }
  return pictures;
}

/** Pictures that wait for the reader to come near, and fonts. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
