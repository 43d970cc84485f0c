import { arrived, expect, test } from '../../support/browser/fixtures.ts';
import { entriesOf, menus } from './mega-menu-page.ts';
import { back, closer, expectClosed, list, menu, menuButton, openMenu, parent, topLevel } from './mobile-menu-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a tap made before the script opens the menu', { tag: '@MOB-01' }, async ({ page }) => {
  await page.goto('/contact');
  await menuButton(page).click();
  await expect(topLevel(page)).toBeVisible();
  await arrived(page);
  await expect(topLevel(page)).toBeVisible();
  // The script keeps the keyboard in a menu that it did not see open.
  await expect(page.locator('main')).toHaveAttribute('inert');
  await closer(page).click();
  await expectClosed(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens, shows both submenus, goes back, closes and leads on', {
    tag: ['@MOB-01', '@MOB-05', '@MOB-06', '@MOB-08', '@MOB-09', '@MOB-12', '@MOB-13', '@MOB-15'],
  }, async ({ page }) => {
    await page.goto('/contact');
    await openMenu(page);
    for (const name of menus) {
      await parent(page, name).click();
      await expect(list(page, name)).toBeVisible();
      await expect(topLevel(page)).toBeHidden();
      await back(page, name).click();
      await expect(topLevel(page)).toBeVisible();
    }
    await closer(page).click();
    await expectClosed(page);
    await openMenu(page);
    await page.mouse.click(20, 400);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('body > :not(#mobile-menu) :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await openMenu(page);
    await parent(page, 'products').click();
    const { first } = entriesOf('products');
    await menu(page).getByRole('link', { name: first.name }).click();
    await expect(page).toHaveURL(new RegExp(`${first.link.to}$`));
  });
});
