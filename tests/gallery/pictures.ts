/** `npm run pictures`: takes the pictures of README and documents from the built site, served by the real server. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { PagePath } from '../../shared/pages.ts';
import { clearSettings } from '../support/clear-settings.ts';
import { browserLaunchOptions, requireBrowser } from '../support/machine/browser.ts';
import { SiteServer } from '../support/site-server.ts';
import { photographScale } from './photograph-primitives.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const pictures: { name: string; path: PagePath; width: number; height: number }[] = [
  { name: 'home', path: '/', width: 1440, height: 1000 },
  { name: 'contact-phone', path: '/contact', width: 390, height: 844 },
];

clearSettings();
requireBrowser();
mkdirSync(folder, { recursive: true });
const site = await SiteServer.start();
const browser = await chromium.launch(browserLaunchOptions());
try {
  for (const { name, path, width, height } of pictures) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    // The first visit fills the cache with the fonts, see docs/decisions/0009-fonts-never-swap.md.
    for (let visit = 0; visit < 2; visit += 1) await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: resolve(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
    console.log(`docs/pictures/${name}.jpg`);
    await page.close();
  }
  await photographScale(browser, resolve(folder, 'scale.jpg'));
  console.log('docs/pictures/scale.jpg');
} finally {
  await browser.close();
  await site.dispose();
}
