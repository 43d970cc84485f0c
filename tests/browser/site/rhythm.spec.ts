import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { countBlankRows } from '../../../scripts/compare/count-blank-rows.ts';
import { sitePages } from '../../../scripts/site/records.ts';
import { expect, test } from '../support/fixtures.ts';

/** The most that may be blank of a whole page, header and footer included, as it is seen at 1440 pixels. */
const mostBlank = 0.32;
/** Pages that are one form or one sentence. */
const bare = ['/login', '/signup', '/reset-password', '/error-404'];

/** In strips: Chromium sometimes cannot take ten thousand rows at once. */
const stripHeight = 2000;

/** Opens a page and waits for its pictures. @returns how high it is */
async function openWhole(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

async function shareOfBlankRows(page: Page, path: string): Promise<number> {
  const whole = await openWhole(page, path);
  let blank = 0;
  for (let y = 0; y < whole; y += stripHeight) {
    const clip = { x: 0, y, width: 1440, height: Math.min(stripHeight, whole - y) };
    const strip = sharp(await page.screenshot({ fullPage: true, clip }))
      .ensureAlpha()
      .raw();
    const { data, info } = await strip.toBuffer({ resolveWithObject: true });
    blank += countBlankRows({ ...info, data });
  }
  return blank / whole;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages)
  if (!bare.includes(path))
    test(`at most 32 of 100 rows of ${path} are blank from edge to edge`, { tag: '@sample' }, async ({ page }) => {
      expect(await shareOfBlankRows(page, path)).toBeLessThanOrEqual(mostBlank);
    });

test('the home page is at most 10,000 pixels high on a phone', { tag: '@sample' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The first visit fills the cache with the fonts, see docs/decisions/0009-fonts-never-swap.md.
  await openWhole(page, '/');
  expect(await openWhole(page, '/')).toBeLessThanOrEqual(10_000);
});
