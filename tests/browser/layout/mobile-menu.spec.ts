import type { Page } from '@playwright/test';
import { header, mobileMenu } from '../../../app/layouts/header/header-words.ts';
import { accessibilityFaults, expect, long, open, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { entriesOf, menus } from './mega-menu-page.ts';
import {
  back,
  closer,
  expectClosed,
  list,
  menu,
  menuButton,
  openMenu,
  parent,
  parentOf,
  topLevel,
} from './mobile-menu-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

test('it starts closed, and a button of 44 px opens it', { tag: ['@MOB-01', '@MOB-02'] }, async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  for (const link of await menu(page).locator('a').all()) await expect(link).toBeHidden();
  expect(await menuButton(page).boundingBox()).toMatchObject({ width: 44, height: 44 });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(topLevel(page)).toBeVisible();
  await expect(closer(page)).toBeFocused();
});

test('it slides in from the right edge @long', { tag: '@MOB-03' }, async ({ page }) => {
  const moves = menu(page).evaluate(
    (dialog) =>
      new Promise<string>((resolve) => {
        dialog.addEventListener('transitionrun', (event) => {
          if (event.target === dialog && (event as TransitionEvent).propertyName === 'transform')
            resolve(getComputedStyle(dialog).transitionDuration.split(',')[0] ?? '');
        });
      }),
  );
  await menuButton(page).click();
  expect(await moves).toBe('0.32s');
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(48);
});

test('with reduced motion it is there at once @long', { tag: '@MOB-03' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menuButton(page).click();
  expect((await menu(page).boundingBox())?.x).toBe(48);
});

test('an overlay covers the page, which cannot be scrolled or reached', { tag: '@MOB-04' }, async ({ page }) => {
  await openMenu(page);
  await expect
    .poll(() => menu(page).evaluate((dialog) => Number(getComputedStyle(dialog, '::backdrop').opacity)))
    .toBeGreaterThan(0.5);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator('*:focus');
    if (await focused.count()) expect(await focused.evaluate((element) => !!element.closest('dialog'))).toBe(true);
  }
});

for (const name of menus) {
  const { label, submenu } = parentOf(name);
  const { all } = entriesOf(name);

  test(`${label} opens its list of plain links in place of the menu's, and Back leaves it${long(name !== 'services')}`, {
    tag: ['@MOB-05', '@MOB-06', '@MOB-08', '@MOB-09', '@MOB-10', '@MOB-11', '@MOB-12', '@MOB-17'],
  }, async ({ page }) => {
    await openMenu(page);
    await expect(menu(page)).toHaveAttribute('data-submenu', '0');
    await expect(parent(page, name).getByText(mobileMenu.back)).toBeHidden();
    await parent(page, name).click();
    await expect(menu(page)).toHaveAttribute('data-submenu', String(submenu));
    await expect(back(page, name).getByText(label, { exact: true })).toBeVisible();
    await expect(topLevel(page)).toBeHidden();
    await expect(menu(page).locator('details[open]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/contact$/);

    const links = list(page, name).getByRole('link');
    await expect(links).toHaveCount(all.length);
    for (const [index, each] of all.entries()) {
      await expect(links.nth(index)).toContainText(each.name);
      await expect(links.nth(index)).toHaveAttribute('href', each.link.to);
    }
    await expect(menu(page).getByRole('img')).toHaveCount(0);

    await back(page, name).click();
    await expect(topLevel(page)).toBeVisible();
    await expect(menu(page)).toHaveAttribute('data-submenu', '0');
    await expect(parent(page, name)).toBeFocused();
    await expect(parent(page, name).getByText(mobileMenu.back)).toBeHidden();
    await expect(list(page, name)).toBeHidden();
  });

  test(`each link of ${label} leads to its page and closes the menu${long(name !== 'services')}`, {
    tag: ['@MOB-10', '@MOB-11'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const each of all) {
      await openMenu(page);
      await parent(page, name).click();
      await list(page, name).getByRole('link', { name: each.name }).click();
      await expect(page).toHaveURL(new RegExp(`${each.link.to}$`));
      await expect(menu(page)).toBeHidden();
    }
  });
}

const ways = {
  'a tap on the overlay': { tags: ['@MOB-13', '@MOB-14'], close: (page: Page) => page.mouse.click(20, 400) },
  'the close control': { tags: ['@MOB-07', '@MOB-15', '@MOB-16'], close: (page: Page) => closer(page).click() },
  Escape: { tags: ['@MOB-15'], close: (page: Page) => page.keyboard.press('Escape') },
};
for (const [way, { tags, close }] of Object.entries(ways)) {
  test(`${way} closes the menu and its submenu${long(way !== 'Escape')}`, { tag: tags }, async ({ page }) => {
    for (const name of menus) {
      await openMenu(page);
      await parent(page, name).click();
      await expect(list(page, name)).toBeVisible();
      await close(page);
      await expectClosed(page);
      await openMenu(page);
      await expect(topLevel(page)).toBeVisible();
      await expect(list(page, name)).toBeHidden();
      await expect(menu(page)).toHaveAttribute('data-submenu', '0');
      await close(page);
      await expectClosed(page);
    }
  });
}

test('a window that becomes wide closes the menu, and the page scrolls and is reached by keyboard again @long', {
  tag: '@MOB-04',
}, async ({ page }) => {
  const { first } = entriesOf('services');
  await openMenu(page);
  await parent(page, 'services').click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await expect(page.getByRole('link', { name: header.logo }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expect(topLevel(page)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: first.name })).toBeHidden();
});

test('a tap inside the menu leaves it open @long', { tag: '@MOB-13' }, async ({ page }) => {
  await openMenu(page);
  // Points beside the entries, at their end and head.
  for (const [inside, x] of [
    [menu(page).getByRole('paragraph').last(), 5],
    [closer(page), 150],
  ] as const)
    await inside.locator('xpath=..').click({ position: { x, y: 5 } });
  await expect(topLevel(page)).toBeVisible();
});

test('every other destination is in the menu', { tag: '@MOB-18' }, async ({ page }) => {
  await openMenu(page);
  const home = lists.menu.find((entry) => 'to' in entry && entry.to === '/');
  const destinations = [...lists.menu.filter((entry) => 'to' in entry), header.contact, ...mobileMenu.account];
  for (const { label, to } of destinations)
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
  await menu(page)
    .getByRole('link', { name: home?.label ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(menu(page)).toBeHidden();
});

test('the keyboard alone opens it, walks a submenu and follows a link', {
  tag: ['@MOB-01', '@MOB-09', '@MOB-12'],
}, async ({ page }) => {
  const { second } = entriesOf('services');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  for (let stop = 0; stop <= lists.menu.findIndex(({ label }) => label === parentOf('services').label); stop++)
    await page.keyboard.press('Tab');
  await expect(parent(page, 'services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'services')).toBeVisible();
  await expect(parent(page, 'services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'services')).toBeHidden();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: second.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${second.link.to}$`));
});

test('it is free of accessibility faults at every level', { tag: ['@MOB-04', '@MOB-05'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = () => accessibilityFaults(page, { within: 'header' });
  await openMenu(page);
  expect(await faults()).toEqual([]);
  for (const name of menus) {
    await parent(page, name).click();
    await expect(list(page, name)).toBeVisible();
    expect(await faults()).toEqual([]);
    await back(page, name).click();
  }
});

test('all of it can be reached at 320 by 480 px @long', { tag: '@MOB-18' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openMenu(page);
  const last = menu(page).getByRole('link', { name: (mobileMenu.account.at(-1) ?? header.contact).label });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
