import type { Locator, Page } from '@playwright/test';
import { site as facts } from '../../../shared/site.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const white = 'rgb(255, 255, 255)';
const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const bar = (page: Page) => page.locator('.header-bar');
const logo = (page: Page) => header(page).getByRole('link', { name: 'Solvane, to the homepage' });
const links = (page: Page) => [
  ...['Home', 'About', 'Pricing', 'Blog'].map((name) => navigation(page).getByRole('link', { name, exact: true })),
  ...['Services', 'Products'].map((name) => navigation(page).getByRole('button', { name })),
  header(page).getByRole('link', { name: 'Log in' }),
  header(page).getByRole('link', { name: 'Sign up' }),
  logo(page),
];

/** WCAG luminance and opacity of a computed colour, whatever notation the browser answers in. */
function shade(locator: Locator, property: 'color' | 'background-color') {
  return locator.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return { luminance: 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b), opacity: a };
  }, property);
}

async function expectWhiteOnDark(page: Page) {
  await expect(header(page)).toHaveAttribute('data-navigation', 'light');
  for (const link of links(page)) await expect(link).toHaveCSS('color', white);
  await expect(logo(page).locator('path').last()).toHaveCSS('fill', white);
  // At the top it lies on the hero, whose own ground is dark whether its picture is there or not.
  const hero = page.locator('main > .hero').first();
  expect((await hero.boundingBox())?.y).toBe(0);
  expect(await shade(hero, 'background-color')).toMatchObject({ opacity: 1 });
  expect((await shade(hero, 'background-color')).luminance).toBeLessThan(0.02);
}

test('the bar above the navigation shows telephone and e-mail as links', {
  tag: ['@HDR-01', '@HDR-02', '@GEN-18'],
}, async ({ page }) => {
  await page.goto('/contact');
  const phone = header(page).getByRole('link', { name: `Call Solvane: ${facts.phone}` });
  const email = header(page).getByRole('link', { name: `Email Solvane: ${facts.email}` });
  await expect(phone).toBeVisible();
  await expect(phone).toHaveAttribute('href', 'tel:+12025550110');
  await expect(email).toBeVisible();
  await expect(email).toHaveAttribute('href', `mailto:${facts.email}`);
  await expect(header(page).getByText('Established 2022')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(phone).toBeVisible();
  await expect(email).toBeVisible();
});

test('the logo leads home', { tag: '@HDR-03' }, async ({ page }) => {
  await page.goto('/contact');
  await logo(page).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a button leads to the contact page', { tag: '@HDR-04' }, async ({ page }) => {
  await page.goto('/');
  const contact = header(page).getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', '/contact');
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('login and sign-up stand in the bar of large screens only', { tag: ['@HDR-05', '@HDR-06', '@MOB-01'] }, async ({
  page,
}) => {
  await page.goto('/');
  const logIn = header(page).getByRole('link', { name: 'Log in' });
  const signUp = header(page).getByRole('link', { name: 'Sign up' });
  await expect(logIn).toHaveAttribute('href', '/login');
  await expect(signUp).toHaveAttribute('href', '/signup');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(logIn).toBeInViewport({ ratio: 1 });
    await expect(signUp).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
  }
  for (const width of [390, 1023]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(logIn).toBeHidden();
    await expect(signUp).toBeHidden();
    await expect(navigation(page)).toBeHidden();
  }
});

test('navigation and logo are white on the dark homepage', { tag: '@HDR-07' }, async ({ page }) => {
  await page.goto('/');
  await expectWhiteOnDark(page);
});

for (const path of ['/services', '/services/blockchain', '/x/services']) {
  test(`navigation and logo are white on dark at ${path}`, { tag: '@HDR-10' }, async ({ page }) => {
    await page.goto(path);
    await expectWhiteOnDark(page);
    await hydrated(page);
    await expectWhiteOnDark(page);
  });
}

for (const path of ['/contact', '/error-404', '/service-details', '/x/service']) {
  test(`navigation and logo are dark and readable at ${path}`, { tag: '@HDR-11' }, async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await shade(header(page), 'background-color')).opacity).toBe(1);
    const ground = await shade(header(page), 'background-color');
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
  await page.locator('main > .hero').evaluate((hero) => hero.remove());
  const ground = await shade(header(page), 'background-color');
  expect(ground.opacity).toBe(1);
  expect(ground.luminance).toBeLessThan(0.02);
});

test('the marked entry is the page one is on', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(navigation(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigation(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(navigation(page).locator('[aria-current]')).toHaveText(['Pricing']);
});

test('the keyboard walks the bar from left to right', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await logo(page).focus();
  for (const name of ['Home', 'About', 'Services', 'Products', 'Pricing', 'Blog', 'Log in', 'Sign up', 'Contact Us']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
  }
});

/** The bar is at the top edge, as high as before, and the top bar is out of sight. */
async function expectStuck(page: Page) {
  const before = await bar(page).boundingBox();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
  expect((await bar(page).boundingBox())?.height).toBe(before?.height);
  await expect(page.locator('.top-bar')).not.toBeInViewport();
  await expect.poll(async () => (await shade(header(page), 'background-color')).opacity).toBe(1);
}

for (const width of [1440, 390]) {
  test(`the bar stays when the page scrolls, on a ground of its own, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect((await shade(header(page), 'background-color')).opacity).toBe(0);
    await expectStuck(page);
    expect((await shade(header(page), 'background-color')).luminance).toBeLessThan(0.02);
  });
}

test('with reduced motion the ground is there from the start', { tag: '@HDR-07' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect((await shade(header(page), 'background-color')).opacity).toBe(1);
  await expectStuck(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the bar is complete and leads on', { tag: ['@HDR-03', '@HDR-04'] }, async ({ page }) => {
    await page.goto('/contact');
    await logo(page).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await header(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
