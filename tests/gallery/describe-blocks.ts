/**
 * `npm run blocks`: writes docs/owner/blocks.md, the fields of each block and the pages that have it. `-- pictures` takes the pictures
 * first, from the built site.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { loadContent } from '../../app/load/load.ts';
import { listPlaced } from '../../app/load/site-lists.ts';
import { browserLaunchOptions, requireBrowser } from '../support/machine/browser.ts';
import { writeBlocksDocument } from './blocks-document.ts';
import { photographBlocks } from './photograph-blocks.ts';

const root = resolve(import.meta.dirname, '../..');

if (process.argv.includes('pictures')) {
  requireBrowser();
  const browser = await chromium.launch(browserLaunchOptions());
  const taken = await photographBlocks(browser, {
    client: resolve(root, 'build/client'),
    pages: listPlaced(loadContent(root)),
    folder: resolve(root, 'docs/pictures/blocks'),
  });
  await browser.close();
  console.log(`docs/pictures/blocks: ${taken.size}`);
}
writeFileSync(resolve(root, 'docs/owner/blocks.md'), writeBlocksDocument(root));
console.log('docs/owner/blocks.md');
