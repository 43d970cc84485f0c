import type { Page } from '@playwright/test';
import { pageWeight } from '../../../app/content/live/page-weight.ts';
import { expect, open, test } from '../support/fixtures.ts';

const path = '/services/web-development';
const measure = (page: Page) => page.getByRole('button', { name: pageWeight.measure });
const shown = (page: Page, part: string) =>
  page.locator(`b[data-weight="${part}"]`).evaluate((figure) => Number.parseFloat(figure.textContent));

test('the page is weighed as it travelled, and its parts add up', async ({ page }) => {
  const answer = await page.goto(path);
  await measure(page).click();
  await expect(page.locator('.weight-verdict')).toContainText(`${pageWeight.words.unit} in `);
  const document = Number(await answer?.headerValue('content-length'));
  expect(await shown(page, 'document')).toBeCloseTo(document / 1000, 1);
  const parts = await Promise.all(['document', 'fonts', 'pictures', 'scripts'].map((part) => shown(page, part)));
  expect(await shown(page, 'total')).toBeCloseTo(
    parts.reduce((sum, part) => sum + part),
    0,
  );
  expect(await shown(page, 'styles')).toBeLessThan(document / 1000);
  for (const { part, ...rest } of pageWeight.parts)
    if ('limit' in rest) expect(await shown(page, part)).toBeLessThan(rest.limit);
});

test('the keyboard measures again, and further down there is more', async ({ page }) => {
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
