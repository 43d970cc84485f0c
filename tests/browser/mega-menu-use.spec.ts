import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

type Menu = 'Services' | 'Products';
const trigger = (page: Page, menu: Menu) => page.getByRole('button', { name: menu, exact: true });
const panel = (page: Page, menu: Menu) => page.locator(`#menu-${menu.toLowerCase()}`);
const link = (page: Page, menu: Menu, name: string) =>
  panel(page, menu).getByRole('link', { name, exact: true }).first();
const title = (page: Page, menu: Menu) => panel(page, menu).locator('.mega-card:visible .mega-title');

test.describe('by pointer', () => {
  /** From here on time stands still and is moved by the test. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-05T10:00:00' });
    await page.goto('/');
    await hydrated(page);
    await page.clock.pauseAt('2026-01-05T12:00:00');
  });

  test('it opens after 80 ms and closes 200 ms after the pointer left', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(70);
    await expect(panel(page, 'Services')).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel(page, 'Services')).toBeVisible();
    await page.mouse.move(20, 850);
    await page.clock.runFor(190);
    await expect(panel(page, 'Services')).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('a pointer that only crosses the bar opens nothing', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(40);
    await page.mouse.move(20, 850);
    await page.clock.runFor(1000);
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('on its way down to the panel it may cross the other trigger', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(100);
    const other = await trigger(page, 'Products').boundingBox();
    if (!other) throw new Error('no trigger');
    await page.mouse.move(other.x + 20, other.y + other.height + 12, { steps: 4 });
    await page.clock.runFor(200);
    await expect(panel(page, 'Services')).toBeVisible();
    await page.mouse.move(other.x + 60, 300, { steps: 4 });
    await page.clock.runFor(2000);
    await expect(panel(page, 'Services')).toBeVisible();
    await expect(panel(page, 'Products')).toBeHidden();
  });

  test('along the bar the other menu opens at once', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(100);
    await trigger(page, 'Products').hover();
    await page.clock.runFor(100);
    await expect(panel(page, 'Products')).toBeVisible();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('on its way to the card it may cross the entries below', { tag: '@HDR-14' }, async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(100);
    const [first, third] = await Promise.all(
      ['Blockchain apps', 'Web development'].map((name) => link(page, 'Services', name).boundingBox()),
    );
    if (!first || !third) throw new Error('no entries');
    await page.mouse.move(first.x + 40, first.y + 20);
    await page.mouse.move(third.x + third.width - 10, third.y + 10, { steps: 6 });
    await page.clock.runFor(200);
    await expect(title(page, 'Services')).toHaveText('Blockchain apps');
    await page.mouse.move(third.x + third.width + 120, third.y + 60, { steps: 4 });
    await page.clock.runFor(2000);
    await expect(title(page, 'Services')).toHaveText('Blockchain apps');
  });

  test('resting on an entry below selects it after all', { tag: '@HDR-14' }, async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(100);
    const first = await link(page, 'Services', 'Blockchain apps').boundingBox();
    const third = await link(page, 'Services', 'Web development').boundingBox();
    if (!first || !third) throw new Error('no entries');
    await page.mouse.move(first.x + 40, first.y + 20);
    await page.mouse.move(third.x + third.width - 10, third.y + 10, { steps: 6 });
    await page.clock.runFor(300);
    await expect(title(page, 'Services')).toHaveText('Web development');
  });

  test('a click keeps a hovered menu open, the next one closes it, and so does one outside', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(100);
    await trigger(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await trigger(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeHidden();
    await trigger(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await page.mouse.click(20, 850);
    await expect(panel(page, 'Services')).toBeHidden();
  });
});

test.describe('by keyboard', () => {
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
});

test('going back closes an open menu', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await trigger(page, 'Services').hover();
  await expect(panel(page, 'Services')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'Services')).toBeHidden();
});

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
