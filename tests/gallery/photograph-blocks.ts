import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { BlockPage } from '../../app/load/read-page.ts';
import { loadEverything } from '../support/views/photograph-pages.ts';
import { serveFolder } from '../support/views/serve-folder.ts';
import { fixedTime } from '../support/views/states.ts';

const viewport = { width: 1200, height: 800 };

/**
 * Takes each block once, small, on the first built page that has it.
 * @param pages in the order in which they are looked at
 * @returns names of the blocks that were taken
 */
export async function photographBlocks(
  browser: Browser,
  { client, pages, folder }: { client: string; pages: readonly BlockPage[]; folder: string },
): Promise<Set<string>> {
  const taken = new Set<string>();
  const site = await serveFolder(client);
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await page.clock.setFixedTime(fixedTime);
    for (const { path, blocks } of pages) {
      if (blocks.every(({ block }) => taken.has(block))) continue;
      await page.goto(site.url + path, { waitUntil: 'load' });
      await loadEverything(page);
      const elements = page.locator('main > *');
      const areAll = (await elements.count()) === blocks.length;
      for (const [index, { block, heading }] of blocks.entries()) {
        if (taken.has(block)) continue;
        // The heading identifies the element, if the block has several.
        const headed = elements.filter({ has: page.getByRole('heading', { name: String(heading), exact: true }) });
        const element = areAll ? elements.nth(index) : headed.first();
        const box = (await element.count()) === 0 ? null : await element.boundingBox();
        if (!box || box.height === 0) continue;
        // Shows only the beginning of a long block.
        const clip = { x: 0, y: box.y, width: viewport.width, height: Math.min(box.height, viewport.height) };
        const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
        await sharp(picture)
          .resize(600)
          .jpeg({ quality: 60 })
          .toFile(join(folder, `${block}.jpg`));
        taken.add(block);
      }
    }
  } finally {
    await page.close();
    await site.close();
  }
  return taken;
}
