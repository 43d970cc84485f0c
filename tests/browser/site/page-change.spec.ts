import { contact } from '../../../app/content/contact.ts';
import { home } from '../../../app/content/home.ts';
import { loadingNextPage } from '../../../app/ui/text/ui-texts.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { recordOf } from '../support/parts.ts';

const toContact = home.banner.action.label;

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('a page change starts at the top, moves focus to the new heading, announces the title and draws the pictures', {
  tag: '@RTE-37',
}, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: recordOf('/contact').title })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('img', { name: contact.office.map }).locator('path')).not.toHaveCount(0);
});

test('going back starts at the top as well, and loads no document', { tag: '@RTE-37' }, async ({ page }) => {
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.direct.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
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
  const held = Promise.withResolvers<void>();
  const bar = page.getByRole('progressbar', { name: loadingNextPage, includeHidden: true });
  await expect(bar).toHaveCSS('opacity', '0');
  await page.route('**/assets/contact-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  await expect(page.getByRole('progressbar', { name: loadingNextPage })).toHaveCount(1);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.direct.heading);
  await expect(bar).toHaveCSS('opacity', '0');
});
