import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { PagePath } from '../../../shared/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { sitePages } from '../../support/content.ts';
import { findBlankRows } from '../../support/views/find-blank-rows.ts';
import { isWhole } from '../../support/views/whole-page.ts';

/** Largest blank share of a whole page, header and footer included, at 1440 pixels. */
const mostBlank = 0.32;
/** Pages that are one form or one sentence. */
const bare: readonly PagePath[] = ['/login', '/signup', '/reset-password', '/error-404'];

/** Chromium sometimes cannot take ten thousand rows at once. */
const stripHeight = 2000;

type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * Opens a page with its fonts and waits for its pictures. The first visit fills the cache: a font that is late is left out, or
 * comes between the measure and the picture, see docs/decisions/0009-fonts-never-swap.md.
 * @returns how high it is
 */
async function openWhole(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.goto(path);
  await page.waitForFunction(isWhole);
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

/** A finished part of a page: first pictures may lack drawings in progress, so two in a row have to be equal. */
async function settledStrip(page: Page, clip: Clip): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, clip });
  let strip = await take();
  for (let before: Buffer | undefined; !before?.equals(strip); ) {
    before = strip;
    strip = await take();
  }
  return strip;
}

async function blankRows(page: Page, whole: number): Promise<number[]> {
  const blank: number[] = [];
  for (let y = 0; y < whole; y += stripHeight) {
    const strip = await settledStrip(page, { x: 0, y, width: 1440, height: Math.min(stripHeight, whole - y) });
    const { data, info } = await sharp(strip).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const row of findBlankRows({ ...info, data })) blank.push(y + row);
  }
  return blank;
}

/** Lists blank bands of 40 rows and more, to find missing parts. @returns 'from-to', to exclusive */
function bandsOf(rows: readonly number[]): string[] {
  const ends = rows.filter((row, index) => rows[index + 1] !== row + 1);
  const starts = rows.filter((row, index) => rows[index - 1] !== row - 1);
  const bands = starts.map((start, index) => [start, (ends[index] ?? start) + 1] as const);
  return bands.filter(([from, to]) => to - from >= 40).map(([from, to]) => `${from}-${to}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of sitePages)
  if (!bare.some((each) => each === path))
    test(`at most 32 of 100 rows of ${path} are blank from edge to edge @long`, { tag: '@sample' }, async ({
      page,
    }) => {
      const whole = await openWhole(page, path);
      const blank = await blankRows(page, whole);
      expect(blank.length / whole, `blank of ${whole} rows: ${bandsOf(blank).join(', ')}`).toBeLessThanOrEqual(
        mostBlank,
      );
    });

test('the home page is at most 10,000 pixels high on a phone', { tag: '@sample' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await openWhole(page, '/')).toBeLessThanOrEqual(10_000);
});
