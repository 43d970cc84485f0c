import { expect, hydrated, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('a page change starts at the top, moves focus to the new heading and announces the title', {
  tag: '@RTE-37',
}, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Now' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Contact Solvane' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('going back starts at the top as well, and loads no document', { tag: '@RTE-37' }, async ({ page }) => {
  await page.evaluate(() => {
    (window as { marker?: boolean }).marker = true;
  });
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch with us directly');
  await page.goBack();
  await expect(page.locator('.hero-home h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as { marker?: boolean }).marker)).toBe(true);
});

test('the pictures of a page opened without a document are drawn', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Now' }).click();
  await expect(page.getByRole('img', { name: /map of the Chandigarh/i }).locator('path')).not.toHaveCount(0);
});

test('the skip link is the first stop of the keyboard and leads to the words', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('a slow page change shows a progress bar, a fast one does not', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bar = page.locator('.progress-bar');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.route('**/assets/contact-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Now' }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(page.getByRole('progressbar', { name: 'Loading the next page' })).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch with us directly');
  await expect(bar).toHaveCSS('opacity', '0');
});
