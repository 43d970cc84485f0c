import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { card, type Menu, openMenu, panel, title, trigger } from './mega-menu-page.ts';

const services = [
  { name: 'Blockchain apps', path: '/services/blockchain' },
  { name: 'Generative AI', path: '/services/generative-ai' },
  { name: 'Web development', path: '/services/web-development' },
  { name: 'App development', path: '/services/app-development' },
  { name: 'Custom development', path: '/services/custom-development' },
  { name: 'Cloud services', path: '/services/cloud-service' },
];

const products = [
  {
    name: 'Signchain',
    path: '/signchain',
    features: ['Secure signing', 'Validation on demand', 'Gasless transactions', 'Notifications and triggers'],
    picture: 'An agreement with signatures and a verification seal',
  },
  {
    name: 'Finops Cloudsanalytics',
    path: '/finopcloud',
    features: ['Cloud Cost Optimization', 'Cloud Consulting & Strategy', '24x7 Support', 'DevOps as a Service'],
    picture: 'A cost dashboard with daily bars, a limit and proposed savings',
  },
];

const entry = (page: Page, menu: Menu, name: string) =>
  panel(page, menu).getByRole('list').first().getByRole('link', { name });
async function expectSelected(page: Page, menu: Menu, name: string) {
  await expect(title(page, menu)).toHaveText([name]);
  await expect(panel(page, menu).locator('li[data-selected]')).toContainText([name]);
}

async function openPage(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

async function expectClosed(page: Page, menu: Menu) {
  await expect(panel(page, menu)).toBeHidden();
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'false');
}

test('Services lists six categories in the order of the site', { tag: '@HDR-13' }, async ({ page }) => {
  await openPage(page);
  await openMenu(page, 'Services');
  await expect(panel(page, 'Services').getByRole('list').first().getByRole('listitem')).toHaveText(
    services.map(({ name }) => name),
  );
  await expect(panel(page, 'Services').getByRole('link', { name: 'All services' })).toHaveAttribute(
    'href',
    '/services',
  );
});

test('each entry is one title with one link, and each service item a title and a content without a picture', {
  tag: ['@ENT-02', '@ENT-04'],
}, async ({ page }) => {
  await openPage(page);
  await openMenu(page, 'Services');
  const entries = panel(page, 'Services').getByRole('list').first().getByRole('listitem');
  for (const each of await entries.all()) await expect(each.getByRole('link')).toHaveCount(1);
  const items = card(page, 'Services').getByRole('listitem');
  await expect(items).not.toHaveCount(0);
  for (const item of await items.all()) {
    await expect(item.locator('small')).not.toBeEmpty();
    await expect(item).toHaveText(/^\S.+/);
    await expect(item.locator('img')).toHaveCount(0);
  }
});

test('hovering a category shows its card, which leads to the same page', { tag: ['@HDR-14', '@HDR-15'] }, async ({
  page,
}) => {
  await openPage(page);
  await openMenu(page, 'Services');
  for (const { name, path } of services) {
    await entry(page, 'Services', name).hover();
    await expectSelected(page, 'Services', name);
    await expect(card(page, 'Services').getByRole('link')).toHaveAttribute('href', path);
    await expect(card(page, 'Services').getByRole('listitem')).toHaveCount(4);
  }
});

test('focus on a category shows its card as well', { tag: '@HDR-14' }, async ({ page }) => {
  await openPage(page);
  await trigger(page, 'Services').focus();
  await page.keyboard.press('Enter');
  for (const { name } of services) {
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Services', name)).toBeFocused();
    await expectSelected(page, 'Services', name);
  }
});

test('choosing a category opens its page and closes the menu', { tag: '@HDR-16' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page);
  for (const { name, path } of services) {
    await openMenu(page, 'Services');
    await entry(page, 'Services', name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectClosed(page, 'Services');
  }
});

test('the link of a card opens the page, too', { tag: '@HDR-15' }, async ({ page }) => {
  await openPage(page);
  await openMenu(page, 'Services');
  await entry(page, 'Services', 'Generative AI').hover();
  await card(page, 'Services').getByRole('link', { name: 'See generative AI services' }).click();
  await expect(page).toHaveURL(/\/services\/generative-ai$/);
  await expectClosed(page, 'Services');
});

test('each menu opens on its first entry', { tag: ['@HDR-17', '@HDR-24'] }, async ({ page }) => {
  await openPage(page);
  await openMenu(page, 'Services');
  await expectSelected(page, 'Services', 'Blockchain apps');
  await page.mouse.move(700, 800);
  await expectClosed(page, 'Services');
  await openMenu(page, 'Products');
  await expectSelected(page, 'Products', 'Signchain');
});

for (const [index, { name, path, features, picture }] of products.entries()) {
  const tags = index === 0 ? ['@HDR-18', '@HDR-19', '@HDR-20'] : ['@HDR-21', '@HDR-22', '@HDR-23', '@HDR-29'];
  test(`Products shows ${name} with its features and a picture, and leads there`, { tag: tags }, async ({ page }) => {
    await openPage(page);
    await openMenu(page, 'Products');
    await entry(page, 'Products', name).hover();
    await expectSelected(page, 'Products', name);
    await expect(card(page, 'Products').getByRole('listitem')).toContainText(features);
    const image = card(page, 'Products').getByRole('img', { name: picture });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await entry(page, 'Products', name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectClosed(page, 'Products');
  });
}

test('switching between the menus sets both selections back', { tag: ['@HDR-25', '@HDR-26'] }, async ({ page }) => {
  await openPage(page);
  await openMenu(page, 'Services');
  await entry(page, 'Services', 'Cloud services').hover();
  await expectSelected(page, 'Services', 'Cloud services');
  await openMenu(page, 'Products');
  await expect(panel(page, 'Services')).toBeHidden();
  await entry(page, 'Products', 'Finops').hover();
  await expectSelected(page, 'Products', 'Finops Cloudsanalytics');
  await openMenu(page, 'Services');
  await expect(panel(page, 'Products')).toBeHidden();
  await expectSelected(page, 'Services', 'Blockchain apps');
  await openMenu(page, 'Products');
  await expectSelected(page, 'Products', 'Signchain');
});

test('reopening a menu sets its selection back', { tag: ['@HDR-25', '@HDR-26'] }, async ({ page }) => {
  await openPage(page);
  for (const [menu, other, first] of [
    ['Services', 'Cloud services', 'Blockchain apps'],
    ['Products', 'Finops', 'Signchain'],
  ] as const) {
    await openMenu(page, menu);
    await entry(page, menu, other).hover();
    await expect(title(page, menu)).toContainText(other);
    await page.mouse.move(700, 850);
    await expectClosed(page, menu);
    await openMenu(page, menu);
    await expectSelected(page, menu, first);
  }
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

test('the panel has three columns and the feature list two', { tag: ['@HDR-27', '@HDR-28'] }, async ({ page }) => {
  await openPage(page);
  const columns = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await openMenu(page, 'Services');
    expect(await columns('#menu-services')).toBe(3);
    await openMenu(page, 'Products');
    expect(await columns('#menu-products .mega-card[data-selected] .mega-features')).toBe(2);
  }
});

test('a picture is fetched when its card is shown, not before', { tag: '@HDR-19' }, async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/menu/')) pictures.push(new URL(request.url()).pathname);
  });
  await openPage(page);
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
  await openMenu(page, 'Services');
  await expect.poll(() => pictures).toEqual(['/art/menu/ledger-night.svg']);
});

for (const menu of ['Services', 'Products'] as const) {
  test(`${menu} is free of accessibility faults`, { tag: menu === 'Services' ? '@HDR-13' : '@HDR-18' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/contact']) {
      await openPage(page, path);
      await openMenu(page, menu);
      const { violations } = await new AxeBuilder({ page }).include('.site-header').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
    }
  });
}
