import { arrived, expect, test } from '../../support/browser/fixtures.ts';
import { entriesOf, entry, openMenu, panel, title, trigger } from './mega-menu-page.ts';

const services = entriesOf('services');
const products = entriesOf('products');
const third = services.all[2] ?? services.last;

/** Moves to the services' trigger with the keyboard alone. */
async function focusServices(page: Parameters<typeof trigger>[0]) {
  await trigger(page, 'services').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'services')).toBeFocused();
}

test.describe('before the script', () => {
  test.beforeEach(async ({ page, heldScript: _ }) => {
    await page.goto('/');
  });

  test('a menu opened by hovering stays open with the same card when the script arrives', { tag: '@HDR-14' }, async ({
    page,
    heldScript,
  }) => {
    await trigger(page, 'services').hover();
    await expect(title(page, 'services')).toHaveText(services.first.name);
    await entry(page, 'services', third.name).hover();
    await expect(title(page, 'services')).toHaveText(third.name);
    heldScript.release();
    await expect(trigger(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await arrived(page);
    await expect(title(page, 'services')).toHaveText(third.name);
    await page.mouse.move(20, 850);
    await expect(panel(page, 'services')).toBeHidden();
  });

  test('an open menu is whole in every frame while the script takes it over @long', { tag: '@HDR-14' }, async ({
    page,
    heldScript,
  }) => {
    await openMenu(page, 'services');
    const whole = () => panel(page, 'services').evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(whole).toBe('1');
    const frames = panel(page, 'services').evaluate(
      (element) =>
        new Promise<{ seen: number; dimmed: number }>((tell) => {
          let [seen, dimmed, after] = [0, 0, 0];
          const look = () => {
            const { display, opacity, visibility } = getComputedStyle(element);
            seen += 1;
            if (display === 'none' || visibility !== 'visible' || opacity !== '1') dimmed += 1;
            // The change of an opening takes 10 to 15 frames.
            if ('enhanced' in document.documentElement.dataset) after += 1;
            if (after < 40) requestAnimationFrame(look);
            else tell({ seen, dimmed });
          };
          requestAnimationFrame(look);
        }),
    );
    heldScript.release();
    expect(await frames).toEqual({ seen: expect.any(Number), dimmed: 0 });
    await expect(trigger(page, 'services')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a menu entered by keyboard stays open when the script arrives @long', async ({ page, heldScript }) => {
    await focusServices(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'services', services.second.name)).toBeFocused();
    heldScript.release();
    await expect(trigger(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'services', services.second.name)).toBeFocused();
    await expect(title(page, 'services')).toHaveText(services.second.name);
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'services')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pointing opens, shows the card of the entry pointed at, and every link works', {
    tag: ['@HDR-14', '@HDR-15', '@HDR-16'],
  }, async ({ page }) => {
    await page.goto('/');
    for (const { name } of [services.first, third]) {
      await trigger(page, 'services').hover();
      await entry(page, 'services', name).hover();
      await expect(title(page, 'services')).toHaveText(name);
    }
    await trigger(page, 'products').hover();
    await expect(panel(page, 'services')).toBeHidden();
    await panel(page, 'products').getByRole('link', { name: products.first.link.label }).click();
    await expect(page).toHaveURL(new RegExp(`${products.first.link.to}$`));
  });

  test('the keyboard opens, walks through and leaves', { tag: '@HDR-16' }, async ({ page }) => {
    await page.goto('/contact');
    await focusServices(page);
    await expect(panel(page, 'services')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
    for (const { name } of services.all) {
      await page.keyboard.press('Tab');
      await expect(entry(page, 'services', name)).toBeFocused();
    }
    await expect(title(page, 'services')).toHaveText(services.last.name);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(trigger(page, 'products')).toBeFocused();
    await expect(panel(page, 'services')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${products.first.link.to}$`));
  });

  test('Escape closes what the keyboard has opened, and the focus stays on the button @long', {
    tag: '@HDR-16',
  }, async ({ page }) => {
    await page.goto('/contact');
    await focusServices(page);
    await page.keyboard.press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'services')).toBeHidden();
    await expect(trigger(page, 'services')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'services', services.first.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'services')).toBeHidden();
  });
});
