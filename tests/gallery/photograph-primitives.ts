import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { PageStyles } from '../../scripts/site/page-styles.ts';
import { loadEverything } from '../support/views/photograph-pages.ts';
import { serveFolder } from '../support/views/serve-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const widths = [390, 768, 1440];

async function drawPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'primitives-'));
  const styles = new PageStyles();
  try {
    await build({
      root,
      plugins: [styles.plugin],
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: { outDir, emptyOutDir: true, ssr: resolve(root, 'app/page/gallery.tsx') },
    });
    const { drawPrimitives }: typeof import('../../app/page/gallery.tsx') = await import(
      pathToFileURL(join(outDir, 'gallery.js')).href
    );
    return drawPrimitives(styles.sheetsOf(['page/gallery.tsx']));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Opens the page of all primitives at some widths. Its pictures and fonts are those of the built site. */
async function openPrimitives(
  browser: Browser,
  sizes: readonly number[],
  use: (page: Page, width: number) => Promise<unknown>,
) {
  // A font that comes a moment too late would be left out for good.
  const html = (await drawPage()).replace(/font-display:\s*optional/g, 'font-display:block');
  const site = await serveFolder(join(root, 'build/client'));
  try {
    for (const width of sizes) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.route('**/primitives', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${site.url}/primitives`);
      await loadEverything(page);
      await use(page, width);
      await page.close();
    }
  } finally {
    await site.close();
  }
}

/** @returns from view to the picture's path */
export async function photographPrimitives(browser: Browser, folder: string): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  await openPrimitives(browser, widths, (page, width) => {
    const path = join(folder, `primitives-${width}.png`);
    pictures.set(`primitives at ${width} px`, path);
    return page.screenshot({ path, fullPage: true, animations: 'disabled' });
  });
  return pictures;
}

/** Takes the steps of the scale on a wide screen. */
export const photographScale = (browser: Browser, path: string) =>
  openPrimitives(browser, [1440], (page) => page.locator('#scale').screenshot({ path, type: 'jpeg', quality: 82 }));
