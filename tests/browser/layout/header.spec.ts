import type { Page } from '@playwright/test';
import { header, mobileMenu } from '../../../app/layouts/header/header-words.ts';
import { site as facts, phoneLink } from '../../../shared/site.ts';
import { expect, long, open, startScript, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { colorOf, hero } from '../../support/browser/parts.ts';
import { accounts, bannerOf, contact, entries, labelOf, logo, navigation, stuckBar, topBar } from './header-page.ts';

const white = 'rgb(255, 255, 255)';
const links = (page: Page) => [...entries(page), ...accounts(page), logo(page)];

/** WCAG luminance and opacity of a computed colour. */
async function shade(of: Parameters<typeof colorOf>[0], property: 'color' | 'background-color') {
  const [red = 0, green = 0, blue = 0, opacity = 0] = await colorOf(of, property);
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  return { luminance, opacity };
}

async function expectWhiteOnDark(page: Page) {
  await expect(bannerOf(page)).toHaveAttribute('data-navigation', 'light');
  for (const link of links(page)) await expect(link).toHaveCSS('color', white);
  await expect(logo(page).locator('path').last()).toHaveCSS('fill', white);
  // The header at the top is above the hero, whose own background is dark even without its picture.
  expect((await hero(page).boundingBox())?.y).toBe(0);
  const ground = await shade(hero(page), 'background-color');
  expect(ground.opacity).toBe(1);
  expect(ground.luminance).toBeLessThan(0.02);
}

test('the bar above the navigation shows telephone and e-mail as links', {
  tag: ['@HDR-01', '@HDR-02', '@GEN-18'],
}, async ({ page }) => {
  await page.goto('/contact');
  await expect(topBar(page)).toContainText(header.topBar.fact);
  const { phone, email } = header.topBar;
  const ways = [
    { name: `${phone.name}: ${facts.phone}`, href: phoneLink(facts.phone) },
    { name: `${email.name}: ${facts.email}`, href: `mailto:${facts.email}` },
  ];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { name, href } of ways) {
      await expect(topBar(page).getByRole('link', { name })).toBeVisible();
      await expect(topBar(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }
});

test('the logo leads home', { tag: '@HDR-03' }, async ({ page }) => {
  await page.goto('/contact');
  await logo(page).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a button leads to the contact page', { tag: '@HDR-04' }, async ({ page }) => {
  await page.goto('/');
  await expect(contact(page)).toHaveText(header.contact.label);
  await expect(contact(page)).toHaveAttribute('href', header.contact.to);
  await contact(page).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('login and sign-up stand in the bar of large screens only @long', {
  tag: ['@HDR-05', '@HDR-06', '@MOB-01'],
}, async ({ page }) => {
  await page.goto('/');
  for (const [index, { to }] of header.account.entries())
    await expect(accounts(page)[index] ?? logo(page)).toHaveAttribute('href', to);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const account of accounts(page)) await expect(account).toBeInViewport({ ratio: 1 });
    await expect(bannerOf(page).getByRole('button', { name: mobileMenu.open })).toBeHidden();
  }
  for (const width of [390, 1023]) {
    await page.setViewportSize({ width, height: 844 });
    for (const account of accounts(page)) await expect(account).toBeHidden();
    await expect(navigation(page)).toBeHidden();
  }
});

for (const path of ['/', '/services', '/services/blockchain', '/x/services']) {
  test(`navigation and logo are white on dark at ${path}${long(path !== '/')}`, {
    tag: ['@HDR-07', '@HDR-10'],
  }, async ({ page }) => {
    await page.goto(path);
    await expectWhiteOnDark(page);
    await startScript(page);
    await expectWhiteOnDark(page);
  });
}

for (const path of ['/contact', '/error-404', '/service-details', '/x/service']) {
  test(`navigation and logo are dark and readable at ${path}${long(path !== '/contact')}`, { tag: '@HDR-11' }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    await expect(stuckBar(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await shade(bannerOf(page), 'background-color')).opacity).toBe(1);
    const ground = await shade(bannerOf(page), 'background-color');
    for (const link of links(page)) {
      const text = await shade(link, 'color');
      expect((ground.luminance + 0.05) / (text.luminance + 0.05)).toBeGreaterThan(7);
    }
  });
}

test('white navigation keeps its dark ground where a page has no hero to lie on', { tag: '@HDR-10' }, async ({
  page,
}) => {
  await page.goto('/');
  await hero(page).evaluate((section) => section.remove());
  // Fades may run.
  await expect.poll(() => shade(bannerOf(page), 'background-color')).toMatchObject({ opacity: 1 });
  expect((await shade(bannerOf(page), 'background-color')).luminance).toBeLessThan(0.02);
});

test('the marked entry is the page one is on', async ({ page }) => {
  await open(page, '/');
  const marked = navigation(page).locator('[aria-current]');
  await expect(marked).toHaveText(labelOf('/'));
  await navigation(page)
    .getByRole('link', { name: labelOf('/pricing') })
    .click();
  await expect(marked).toHaveText(labelOf('/pricing'));
});

test('the keyboard walks the bar from left to right', async ({ page }) => {
  await open(page, '/contact');
  await logo(page).focus();
  for (const { label } of [...lists.menu, ...header.account, header.contact]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(label);
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
  }
});

/** The bar is at the top edge, as high as before, and the top bar is out of sight. */
async function expectStuck(page: Page) {
  const before = await stuckBar(page).boundingBox();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await stuckBar(page).boundingBox())?.y).toBe(0);
  expect((await stuckBar(page).boundingBox())?.height).toBe(before?.height);
  await expect(topBar(page)).not.toBeInViewport();
  await expect.poll(async () => (await shade(bannerOf(page), 'background-color')).opacity).toBe(1);
}

for (const width of [1440, 390]) {
  test(`the bar stays when the page scrolls, on a ground of its own, at ${width} px${long(width !== 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect((await shade(bannerOf(page), 'background-color')).opacity).toBe(0);
    await expectStuck(page);
    expect((await shade(bannerOf(page), 'background-color')).luminance).toBeLessThan(0.02);
  });
}

test('with reduced motion the ground is there from the start', { tag: '@HDR-07' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect((await shade(bannerOf(page), 'background-color')).opacity).toBe(1);
  await expectStuck(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the bar is complete and leads on', { tag: ['@HDR-03', '@HDR-04'] }, async ({ page }) => {
    await page.goto('/contact');
    await logo(page).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await contact(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
