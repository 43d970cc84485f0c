import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { serveFolder } from './serve-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const widths = [390, 768, 1440];

async function drawPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'primitives-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: { outDir, emptyOutDir: true, ssr: resolve(root, 'app/ui/gallery.tsx') },
    });
    const { drawPrimitives }: typeof import('../../app/ui/gallery.tsx') = await import(
      pathToFileURL(join(outDir, 'gallery.js')).href
    );
    return drawPrimitives();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Takes the page of all primitives at three widths. Its pictures and fonts are those of the built site.
 * @returns from view to the picture's path
 */
export async function photographPrimitives(browser: Browser, folder: string): Promise<Map<string, string>> {
  const html = await drawPage();
  const site = await serveFolder(join(root, 'build/client'));
  const pictures = new Map<string, string>();
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.route('**/primitives', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${site.url}/primitives`);
      await page.evaluate(() => document.fonts.ready);
      const picture = join(folder, `primitives-${width}.png`);
      await page.screenshot({ path: picture, fullPage: true, animations: 'disabled' });
      pictures.set(`primitives at ${width} px`, picture);
      await page.close();
    }
  } finally {
    await site.close();
  }
  return pictures;
}
