import type { Page } from '@playwright/test';
import type { Props as PageWeight } from '../../../app/blocks/page-weight/schema.ts';
import { site } from '../../../shared/site.ts';
import { block } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';

const path = '/services/web-development';
const pageWeight = block<PageWeight>(path, 'page-weight');
const measure = (page: Page) => page.getByRole('button', { name: pageWeight.measure });
/** Decimal sign of the site's language. */
const decimalSign = new Intl.NumberFormat(site.language)
  .formatToParts(0.1)
  .find(({ type }) => type === 'decimal')?.value;
async function shown(page: Page, part: string): Promise<number> {
  const figure = await page.locator(`b[data-weight="${part}"]`).textContent();
  return Number.parseFloat((figure ?? '').replace(decimalSign ?? '.', '.'));
}

test('the page is weighed as it travelled, and its parts add up', async ({ page }) => {
  const answer = await page.goto(path);
  await measure(page).click();
  await expect(page.locator('.weight-verdict')).toContainText(`${pageWeight.words.unit} in `);
  const document = Number(await answer?.headerValue('content-length'));
  expect(await shown(page, 'document')).toBeCloseTo(document / 1000, 1);
  const parts = await Promise.all(['document', 'fonts', 'pictures', 'scripts'].map((part) => shown(page, part)));
  // The print styles are a separate file, which no part shows.
  const forPaper = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce(
        (sum, file) => (file.name.endsWith('.css') ? sum + (file as PerformanceResourceTiming).encodedBodySize : sum),
        0,
      ),
  );
  expect(await shown(page, 'total')).toBeCloseTo(
    parts.reduce((sum, part) => sum + part, forPaper / 1000),
    0,
  );
  expect(await shown(page, 'styles')).toBeLessThan(document / 1000);
  for (const { part, limit } of pageWeight.parts)
    if (limit !== undefined) expect(await shown(page, part)).toBeLessThan(limit);
});

test('the keyboard measures again, and further down there is more @long', async ({ page }) => {
  await open(page, path);
  await measure(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-measured]')).toHaveCount(1);
  const before = await shown(page, 'fonts');
  expect(before).toBeGreaterThan(10);
  await page.keyboard.press('Space');
  expect(await shown(page, 'fonts')).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the limits are there to read, and no button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.weight-verdict')).toHaveText(pageWeight.verdict);
    for (const each of pageWeight.parts)
      if ('limit' in each)
        await expect(page.locator(`.weight-parts [data-part="${each.part}"]`).first()).toContainText(
          String(each.limit),
        );
    await expect(measure(page)).toBeHidden();
  });
});
