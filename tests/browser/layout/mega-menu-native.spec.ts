import { expect, test } from '../support/fixtures.ts';
import { link, panel, title, trigger } from './mega-menu-page.ts';

test.describe('before React', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/boot-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
  });

  test('a menu opened by hovering stays open with the same card when React arrives', { tag: '@HDR-14' }, async ({
    page,
  }) => {
    await trigger(page, 'Services').hover();
    await expect(title(page, 'Services')).toHaveText(['Blockchain apps']);
    await link(page, 'Services', 'Web development').hover();
    await expect(title(page, 'Services')).toHaveText(['Web development']);
    release();
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(title(page, 'Services')).toHaveText(['Web development']);
    await page.mouse.move(20, 850);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a menu entered by keyboard stays open when React arrives', async ({ page }) => {
    await page.getByRole('link', { name: 'About' }).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Services', 'Generative AI')).toBeFocused();
    release();
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Services', 'Generative AI')).toBeFocused();
    await expect(title(page, 'Services')).toHaveText(['Generative AI']);
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Services')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pointing opens, shows the card of the entry pointed at, and every link works', {
    tag: ['@HDR-14', '@HDR-15', '@HDR-16'],
  }, async ({ page }) => {
    await page.goto('/');
    await trigger(page, 'Services').hover();
    await expect(title(page, 'Services')).toHaveText(['Blockchain apps']);
    await link(page, 'Services', 'App development').hover();
    await expect(title(page, 'Services')).toHaveText(['App development']);
    await trigger(page, 'Products').hover();
    await expect(panel(page, 'Services')).toBeHidden();
    await link(page, 'Products', 'See Signchain').click();
    await expect(page).toHaveURL(/\/signchain$/);
  });

  test('the keyboard opens, walks through and leaves', { tag: '@HDR-16' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'About' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Services')).toBeFocused();
    await expect(panel(page, 'Services')).toBeVisible();
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab');
    await expect(link(page, 'Services', 'Cloud services')).toBeFocused();
    await expect(title(page, 'Services')).toHaveText(['Cloud services']);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(trigger(page, 'Products')).toBeFocused();
    await expect(panel(page, 'Services')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/signchain$/);
  });
});
