import { expect, hydrated, test } from '../support/fixtures.ts';
import { link, panel, title, trigger } from './mega-menu-page.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes`, async ({ page }) => {
    await trigger(page, 'Products').focus();
    await expect(panel(page, 'Products')).toBeHidden();
    await page.keyboard.press(key);
    await expect(panel(page, 'Products')).toBeVisible();
    await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(panel(page, 'Products')).toBeHidden();
    await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('arrows, Home and End move in the list, right and left between list and card', { tag: '@HDR-14' }, async ({
  page,
}) => {
  await trigger(page, 'Services').focus();
  const walk = [
    ['ArrowDown', 'Blockchain apps'],
    ['ArrowDown', 'Generative AI'],
    ['ArrowUp', 'Blockchain apps'],
    ['ArrowUp', 'Cloud services'],
    ['ArrowDown', 'Blockchain apps'],
    ['End', 'Cloud services'],
    ['Home', 'Blockchain apps'],
    ['ArrowDown', 'Generative AI'],
    ['ArrowRight', 'See generative AI services'],
    ['ArrowLeft', 'Generative AI'],
  ] as const;
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(link(page, 'Services', name)).toBeFocused();
  }
  await expect(title(page, 'Services')).toHaveText('Generative AI');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/generative-ai$/);
  await expect(panel(page, 'Services')).toBeHidden();
});

test('Escape closes and gives focus back to the trigger', async ({ page }) => {
  await trigger(page, 'Services').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Services')).toBeHidden();
  await expect(trigger(page, 'Services')).toBeFocused();
});

test('Tab walks out of the panel and closes it', async ({ page }) => {
  await trigger(page, 'Products').focus();
  await page.keyboard.press('ArrowDown');
  for (const name of ['Finops Cloudsanalytics Cloud cost analytics', 'See Finops Cloudsanalytics']) {
    await page.keyboard.press('Tab');
    await expect(link(page, 'Products', name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeFocused();
  await expect(panel(page, 'Products')).toBeHidden();
});

test('only one menu is open at a time', async ({ page }) => {
  await trigger(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await trigger(page, 'Products').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Products')).toBeVisible();
  await expect(panel(page, 'Services')).toBeHidden();
});
