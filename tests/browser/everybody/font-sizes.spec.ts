import type { Page } from '@playwright/test';
import { header, mobileMenu } from '../../../app/layouts/header/header-words.ts';
import { listedPages } from '../../../scripts/build/site-files.ts';
import { findCutText } from '../../support/browser/cut-text.ts';
import { expect, scrollWidth, test as shared } from '../../support/browser/fixtures.ts';
import { gateMatrix, wholeMatrix } from '../../support/browser/font-matrix.ts';
import { isWhole } from '../../support/views/whole-page.ts';

/** A page for each test: a font size outlasts its session. */
const test = shared.extend({
  page: async ({ browser, site }, use) => {
    const page = await browser.newPage({ baseURL: site.url });
    await use(page);
    await page.close();
  },
});

/** Every size and width takes minutes: only `npm run test:all` does that. */
const { sizes, widths } = process.env.WHOLE_MATRIX ? wholeMatrix : gateMatrix;

const paths = [...listedPages('build/client'), '/error-404', '/message-sent'];
const groups = [0, 1].map((rest) => paths.filter((_, index) => index % 2 === rest));

/** Sets the browser's own font size, not the zoom: breakpoints in em follow it. */
async function preferFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
}

/** Words after the last visible line of texts with a fixed number of lines. */
const findLostLines = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none' && element.checkVisibility())
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.textContent),
  );

for (const size of sizes) {
  for (const [index, group] of groups.entries()) {
    test(`at a font size of ${size} px nothing runs off the screen or is cut, on half ${index + 1} of the pages @long`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await preferFontSize(page, size);
      for (const path of group) {
        await page.goto(path);
        await page.waitForFunction(isWhole);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${path} at ${width} px`;
          expect.soft(await scrollWidth(page), where).toBe(width);
          expect.soft(await page.evaluate(findCutText), where).toEqual([]);
          // CST-02 requires two lines at the usual size.
          if (size > 16) expect.soft(await findLostLines(page), where).toEqual([]);
        }
      }
    });
  }
}

test('the menu button stands where the bar has no room at the visitor’s font size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const button = page.getByRole('button', { name: mobileMenu.open });
  await expect(button).toBeHidden();
  await preferFontSize(page, 24);
  await expect(button).toBeVisible();
  await expect(page.getByRole('navigation', { name: header.navigation }).first()).toBeHidden();
});
