import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';
import { sitePages } from '../../support/content.ts';
import { isWhole } from '../../support/views/whole-page.ts';

/** Pairs of overlapping lines of different elements, of all visible words. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr-only');
    const lines: { words: string; of: Element; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const of = text.parentElement;
      if (of === null || !text.textContent?.trim() || !isSeen(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Descriptions of two lines hide those after them.
      const end =
        getComputedStyle(of).overflow === 'hidden' ? of.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (top >= end - 1) continue;
        // The boxes of a headline's lines overlap by their accents; the letters do not.
        const [inset, words] = [height / 4, text.textContent.trim().slice(0, 40)];
        lines.push({ words, of, left, right, top: top + inset, bottom: bottom - inset });
      }
    }
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.of !== line.of)
        .filter((other) => Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2)
        .filter((other) => Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 1)
        .map((other) => `"${line.words}" and "${other.words}"`),
    );
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 768, 1440])
  test(`at ${width} px no words lie over others @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of sitePages) {
      await page.goto(path);
      await page.waitForFunction(isWhole);
      expect.soft(await findOverlaps(page), path).toEqual([]);
    }
  });
