import type { Page } from '@playwright/test';
import { header } from '../../../app/layouts/header/header-words.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { accessibilityFaults, expect, long, open, test } from '../../support/browser/fixtures.ts';
import { expectLoaded } from '../../support/browser/parts.ts';
import {
  card,
  entriesOf,
  entry,
  expectClosed,
  list,
  type Menu,
  menus,
  openMenu,
  panel,
  title,
  trigger,
} from './mega-menu-page.ts';

const services = entriesOf('services');
const products = entriesOf('products');

async function expectSelected(page: Page, menu: Menu, name: string) {
  await expect(title(page, menu)).toHaveText(name);
  await expect(list(page, menu).locator('li[data-selected]')).toContainText([name]);
}

test('a window that becomes wide after the script has come opens the panels, and Escape closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMenu(page, 'services');
  await page.keyboard.press('Escape');
  await expectClosed(page, 'services');
});

test('the services stand in their order, each one title with one link, and each item of a card has a title and words', {
  tag: ['@HDR-13', '@ENT-02', '@ENT-04'],
}, async ({ page }) => {
  await open(page, '/');
  await openMenu(page, 'services');
  const entries = list(page, 'services').getByRole('listitem');
  await expect(entries).toHaveText(services.all.map(({ name }) => name));
  for (const each of await entries.all()) await expect(each.getByRole('link')).toHaveCount(1);
  const overview = panel(page, 'services').getByRole('link', { name: header.allServices, exact: true });
  await expect(overview).toHaveAttribute('href', '/services');
  const items = card(page, 'services').getByRole('listitem');
  await expect(items).toHaveText(services.first.features.map(({ title, text }) => `${title} ${text}`));
  await expect(items.locator('img')).toHaveCount(0);
});

for (const menu of menus) {
  const { all, first, last } = entriesOf(menu);

  test(`hovering an entry of ${menu} shows its card and its picture, and both lead to its page${long(menu !== 'services')}`, {
    tag: ['@HDR-14', '@HDR-15', '@HDR-18', '@HDR-19', '@HDR-20', '@HDR-21', '@HDR-22', '@HDR-23', '@HDR-29'],
  }, async ({ page }) => {
    await open(page, '/');
    await openMenu(page, menu);
    for (const { name, link, features, picture } of all) {
      await entry(page, menu, name).hover();
      await expectSelected(page, menu, name);
      await expect(entry(page, menu, name)).toHaveAttribute('href', link.to);
      await expect(card(page, menu).getByRole('link', { name: link.label })).toHaveAttribute('href', link.to);
      await expect(card(page, menu).getByRole('listitem')).toContainText(features.map((feature) => feature.title));
      await expectLoaded(card(page, menu).getByRole('img', { name: picture.alt }));
    }
  });

  test(`focus on an entry of ${menu} shows its card as well${long(menu !== 'services')}`, { tag: '@HDR-14' }, async ({
    page,
  }) => {
    await open(page, '/');
    await trigger(page, menu).focus();
    await page.keyboard.press('Enter');
    for (const { name } of all) {
      await page.keyboard.press('Tab');
      await expect(entry(page, menu, name)).toBeFocused();
      await expectSelected(page, menu, name);
    }
  });

  test(`choosing an entry of ${menu} or the link of its card opens its page and closes the menu @long`, {
    tag: ['@HDR-15', '@HDR-16'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const { name, link } of all) {
      await openMenu(page, menu);
      await entry(page, menu, name).click();
      await expect(page).toHaveURL(new RegExp(`${link.to}$`));
      await expectClosed(page, menu);
    }
    await openMenu(page, menu);
    await entry(page, menu, first.name).hover();
    await card(page, menu).getByRole('link', { name: first.link.label }).click();
    await expect(page).toHaveURL(new RegExp(`${first.link.to}$`));
    await expectClosed(page, menu);
  });

  test(`${menu} opens on its first entry, also after another was selected${long(menu !== 'services')}`, {
    tag: ['@HDR-17', '@HDR-24', '@HDR-25', '@HDR-26'],
  }, async ({ page }) => {
    await open(page, '/');
    for (const other of [last.name, first.name]) {
      await openMenu(page, menu);
      await expectSelected(page, menu, first.name);
      await entry(page, menu, other).hover();
      await expectSelected(page, menu, other);
      await page.mouse.move(700, 850);
      await expectClosed(page, menu);
    }
  });

  test(`${menu} is free of accessibility faults${long(menu !== 'services')}`, {
    tag: menu === 'services' ? '@HDR-13' : '@HDR-18',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/contact'] satisfies PagePath[]) {
      await open(page, path);
      await openMenu(page, menu);
      expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);
    }
  });
}

test('switching between the menus sets both selections back @long', { tag: ['@HDR-25', '@HDR-26'] }, async ({
  page,
}) => {
  await open(page, '/');
  await openMenu(page, 'services');
  await entry(page, 'services', services.last.name).hover();
  await expectSelected(page, 'services', services.last.name);
  await openMenu(page, 'products');
  await expect(panel(page, 'services')).toBeHidden();
  await entry(page, 'products', products.last.name).hover();
  await expectSelected(page, 'products', products.last.name);
  await openMenu(page, 'services');
  await expect(panel(page, 'products')).toBeHidden();
  await expectSelected(page, 'services', services.first.name);
  await openMenu(page, 'products');
  await expectSelected(page, 'products', products.first.name);
});

test('going back closes an open menu', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: header.contact.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await openMenu(page, 'services');
  await page.goBack();
  await expect(panel(page, 'services')).toBeHidden();
});

test('the panel has three columns and the feature list two', { tag: ['@HDR-27', '@HDR-28'] }, async ({ page }) => {
  await open(page, '/');
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await openMenu(page, 'products');
    const lefts = (all: ReturnType<typeof card>) =>
      all.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
    await expect(card(page, 'products').getByRole('listitem')).toHaveCount(products.first.features.length);
    expect(await lefts(card(page, 'products').getByRole('listitem'))).toBe(2);
    const columns = [
      list(page, 'products'),
      title(page, 'products'),
      card(page, 'products').getByRole('img', { name: products.first.picture.alt }),
    ];
    const edges = await Promise.all(columns.map((column) => column.boundingBox()));
    for (const [index, box] of edges.slice(1).entries())
      expect(box?.x).toBeGreaterThan((edges[index]?.x ?? 0) + (edges[index]?.width ?? 0) - 1);
  }
});

test('a picture is fetched when its card is shown, not before @long', { tag: '@HDR-19' }, async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/menu/')) pictures.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
  await openMenu(page, 'services');
  await expect.poll(() => pictures).toEqual([`/art/menu/${services.first.picture.name}.svg`]);
});
