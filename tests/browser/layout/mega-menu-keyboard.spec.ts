import { expect, long, open, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { entriesOf, entry, expectClosed, panel, title, trigger } from './mega-menu-page.ts';

const services = entriesOf('services');
const products = entriesOf('products');
const afterProducts = lists.menu[lists.menu.findIndex((each) => 'panel' in each && each.panel === 'products') + 1];

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes${long(key !== 'Enter')}`, async ({ page }) => {
    await trigger(page, 'products').focus();
    await expectClosed(page, 'products');
    await page.keyboard.press(key);
    await expect(panel(page, 'products')).toBeVisible();
    await expect(trigger(page, 'products')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expectClosed(page, 'products');
  });
}

test('arrows, Home and End move in the list, right and left between list and card', { tag: '@HDR-14' }, async ({
  page,
}) => {
  const { first, second, last } = services;
  await trigger(page, 'services').focus();
  const walk = [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['End', last],
    ['Home', first],
    ['ArrowDown', second],
  ] as const;
  for (const [key, { name }] of walk) {
    await page.keyboard.press(key);
    await expect(entry(page, 'services', name)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'services').getByRole('link', { name: second.link.label })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(entry(page, 'services', second.name)).toBeFocused();
  await expect(title(page, 'services')).toHaveText(second.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${second.link.to}$`));
  await expect(panel(page, 'services')).toBeHidden();
});

test('Escape closes and gives focus back to the trigger', async ({ page }) => {
  await trigger(page, 'services').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(trigger(page, 'services')).toBeFocused();
});

test('while a chosen page loads, the focus is on the button of its menu', async ({ page }) => {
  await trigger(page, 'services').focus();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'services', services.first.name)).toBeFocused();
  // Keeps the next page away.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(trigger(page, 'services')).toBeFocused();
});

test('Tab walks out of the panel and closes it', async ({ page }) => {
  await trigger(page, 'products').focus();
  await page.keyboard.press('ArrowDown');
  for (const { name } of products.all.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(entry(page, 'products', name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, 'products').getByRole('link', { name: products.last.link.label })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(afterProducts?.label ?? '');
  await expect(panel(page, 'products')).toBeHidden();
});

test('only one menu is open at a time', async ({ page }) => {
  for (const menu of ['services', 'products'] as const) {
    await trigger(page, menu).focus();
    await page.keyboard.press('Enter');
  }
  await expect(panel(page, 'products')).toBeVisible();
  await expect(panel(page, 'services')).toBeHidden();
});
