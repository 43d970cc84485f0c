import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { back, closer, expectClosed, list, menu, menuButton, openMenu, parent, topLevel } from './mobile-menu-page.ts';

const services = [
  { name: 'Blockchain apps', path: '/services/blockchain' },
  { name: 'Generative AI', path: '/services/generative-ai' },
  { name: 'Web development', path: '/services/web-development' },
  { name: 'App development', path: '/services/app-development' },
  { name: 'Custom development', path: '/services/custom-development' },
  { name: 'Cloud services', path: '/services/cloud-service' },
];
const products = [
  { name: 'Signchain', path: '/signchain' },
  { name: 'Finops Cloudsanalytics', path: '/finopcloud' },
];

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
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

test('it slides in from the right edge', { tag: '@MOB-03' }, async ({ page }) => {
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

test('with reduced motion it is there at once', { tag: '@MOB-03' }, async ({ page }) => {
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

for (const [name, index, links] of [
  ['Products', '1', products],
  ['Services', '2', services],
] as const) {
  test(`${name} opens its list in place of the menu's`, {
    tag: ['@MOB-05', '@MOB-06', '@MOB-17', name === 'Products' ? '@MOB-08' : '@MOB-09'],
  }, async ({ page }) => {
    await openMenu(page);
    await expect(menu(page)).toHaveAttribute('data-submenu', '0');
    await expect(back(page, name).getByText('Back')).toBeHidden();
    await parent(page, name).click();
    await expect(menu(page)).toHaveAttribute('data-submenu', index);
    await expect(back(page, name)).toBeVisible();
    await expect(back(page, name).getByText(name, { exact: true })).toBeVisible();
    await expect(list(page, name).getByRole('link').first()).toBeVisible();
    await expect(topLevel(page)).toBeHidden();
    await expect(menu(page).locator('details[open]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test(`the list of ${name} holds ${links.length} plain links`, {
    tag: name === 'Products' ? '@MOB-11' : '@MOB-10',
  }, async ({ page }) => {
    await openMenu(page);
    await parent(page, name).click();
    await expect(list(page, name).getByRole('link')).toHaveCount(links.length);
    for (const each of links)
      await expect(list(page, name).getByRole('link', { name: each.name })).toHaveAttribute('href', each.path);
    await expect(menu(page).getByRole('img')).toHaveCount(0);
  });

  test(`each link of ${name} leads to its page and closes the menu`, {
    tag: name === 'Products' ? '@MOB-11' : '@MOB-10',
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const each of links) {
      await openMenu(page);
      await parent(page, name).click();
      await list(page, name).getByRole('link', { name: each.name }).click();
      await expect(page).toHaveURL(new RegExp(`${each.path}$`));
      await expect(menu(page)).toBeHidden();
    }
  });

  test(`Back leaves ${name} and keeps the menu open`, { tag: '@MOB-12' }, async ({ page }) => {
    await openMenu(page);
    await parent(page, name).click();
    await back(page, name).click();
    await expect(topLevel(page)).toBeVisible();
    await expect(menu(page)).toHaveAttribute('data-submenu', '0');
    await expect(parent(page, name)).toBeFocused();
    await expect(parent(page, name).getByText('Back')).toBeHidden();
    await expect(list(page, name)).toBeHidden();
  });
}

const ways = {
  'a tap on the overlay': { tags: ['@MOB-13', '@MOB-14'], close: (page: Page) => page.mouse.click(20, 400) },
  'the close control': { tags: ['@MOB-07', '@MOB-15', '@MOB-16'], close: (page: Page) => closer(page).click() },
  Escape: { tags: ['@MOB-15'], close: (page: Page) => page.keyboard.press('Escape') },
};
for (const [way, { tags, close }] of Object.entries(ways)) {
  test(`${way} closes the menu and its submenu`, { tag: tags }, async ({ page }) => {
    for (const name of ['Services', 'Products'] as const) {
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

test('a tap inside the menu leaves it open', { tag: '@MOB-13' }, async ({ page }) => {
  await openMenu(page);
  await menu(page)
    .locator('.mobile-menu-foot')
    .click({ position: { x: 5, y: 5 } });
  await menu(page)
    .locator('.mobile-menu-head')
    .click({ position: { x: 150, y: 5 } });
  await expect(topLevel(page)).toBeVisible();
});

test('every other destination is in the menu', { tag: '@MOB-18' }, async ({ page }) => {
  await openMenu(page);
  for (const [name, path] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Pricing', '/pricing'],
    ['Blog', '/blog'],
    ['Contact Us', '/contact'],
    ['Login', '/login'],
    ['Signup', '/signup'],
  ] as const)
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(menu(page)).toBeHidden();
});

test('the keyboard alone opens it, walks a submenu and follows a link', {
  tag: ['@MOB-01', '@MOB-09', '@MOB-12'],
}, async ({ page }) => {
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(parent(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'Services')).toBeVisible();
  await expect(parent(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'Services')).toBeHidden();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Generative AI' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/generative-ai$/);
});

test('it is free of accessibility faults at every level', { tag: ['@MOB-04', '@MOB-05'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = async () =>
    (await new AxeBuilder({ page }).include('.site-header').analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    );
  await openMenu(page);
  expect(await faults()).toEqual([]);
  for (const name of ['Services', 'Products'] as const) {
    await parent(page, name).click();
    await expect(list(page, name)).toBeVisible();
    expect(await faults()).toEqual([]);
    await back(page, name).click();
  }
});

test('all of it can be reached at 320 by 480 px', { tag: '@MOB-18' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Signup' }).scrollIntoViewIfNeeded();
  await expect(menu(page).getByRole('link', { name: 'Signup' })).toBeInViewport({ ratio: 1 });
  expect(await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
