import { expect, hydrated, test } from '../support/fixtures.ts';

const path = '/services/blockchain';

test('a question that was opened before React arrives stays open', { tag: ['@STA-01', '@STA-02'] }, async ({
  page,
}) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((next) => setTimeout(next, 800));
    await route.continue();
  });
  await page.goto(path);
  const fourth = page.locator('.accordion details').nth(3);
  await fourth.locator('summary').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(fourth).toHaveAttribute('open');
  await hydrated(page);
  await expect(fourth).toHaveAttribute('open');
  await expect(page.locator('.accordion details[open]')).toHaveCount(1);
  await expect(fourth.locator('summary')).toHaveAttribute('aria-disabled', 'true');
  await fourth.locator('summary').click();
  await expect(fourth).toHaveAttribute('open');
});

test('the keyboard opens an answer, and the open one stays', { tag: '@STA-02' }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const second = page.locator('.accordion details').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(page.locator('.accordion details[open]')).toHaveCount(1);
});

test('an answer grows instead of appearing, unless motion is unwelcome', async ({ page }) => {
  const heights = async () => {
    const third = page.locator('.accordion details').nth(2);
    return third.evaluate(async (item) => {
      const seen: number[] = [];
      item.querySelector('summary')?.click();
      const end = performance.now() + 500;
      while (performance.now() < end) {
        seen.push(item.getBoundingClientRect().height);
        await new Promise((next) => requestAnimationFrame(next));
      }
      return new Set(seen.map(Math.round)).size;
    });
  };
  await page.goto(path);
  await hydrated(page);
  expect(await heights()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page);
  expect(await heights()).toBeLessThanOrEqual(2);
});

test('a page reached by a link has its icons and drawings too', async ({ page }) => {
  await page.goto('/services/blockchain');
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.locator('header').getByRole('link', { name: /home/i }).first().click();
  // Not by its words, which the home page has as well; and the address changes before the page does.
  const heading = page.locator('.hero-service h1');
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  for (const icon of await page.locator('main svg.icon').all())
    await expect(icon.locator('> *').first()).toBeAttached();
  await expect(page.locator('.service-shot > svg > *').first()).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the answers open one at a time', { tag: '@STA-01' }, async ({ page }) => {
    await page.goto(path);
    const items = page.locator('.accordion details');
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4)).toHaveAttribute('open');
    await expect(items.nth(4).locator('p')).toBeVisible();
    await expect(page.locator('.accordion details[open]')).toHaveCount(1);
  });
});
