import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => footer(page).getByRole('textbox', { name: 'Work email' });
const submit = (page: Page) => footer(page).getByRole('button', { name: 'Get Started', exact: true });
const column = (page: Page, heading: string) =>
  footer(page)
    .locator('.footer-column')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('it invites with a heading, a labelled field and a button', {
  tag: ['@FTR-01', '@FTR-02', '@FTR-03', '@VAL-26'],
}, async ({ page }) => {
  for (const path of ['/', '/contact', '/error-404']) {
    await page.goto(path);
    await expect(
      footer(page).getByRole('heading', { name: "Let's get started and enjoy the power of AI", exact: true }),
    ).toBeVisible();
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    await expect(submit(page)).toBeVisible();
    await expect(footer(page).getByText('This field sends nothing yet.')).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
  }
});

for (const way of ['Enter', 'click'] as const) {
  test(`submitting by ${way} sends nothing and changes neither page nor address`, {
    tag: ['@FTR-04', '@FTR-05'],
  }, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await field(page).fill('a@b.co');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => Object.assign(window, { marker: true }));
    if (way === 'Enter') await field(page).press('Enter');
    else await submit(page).click();
    await expect(footer(page).locator('[data-again]')).toContainText('sends nothing yet');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page)).toHaveValue('a@b.co');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(requests).toEqual([]);
  });
}

test('an empty or incomplete address is pointed out at the field', { tag: '@FTR-04' }, async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await submit(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Enter an email address\./);
  await field(page).fill('somebody');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(footer(page).getByText('Enter a complete address')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

const columns = [
  {
    heading: 'Primary Pages',
    tag: '@FTR-07',
    links: [
      ['Home', '/', '@FTR-08'],
      ['About Us', '/about', '@FTR-09'],
      ['Services', '/services', '@FTR-10'],
      ['Pricing', '/pricing', '@FTR-11'],
      ['Contact', '/contact', '@FTR-12'],
    ],
  },
  {
    heading: 'Utility pages',
    tag: '@FTR-13',
    links: [
      ['Signup', '/signup', '@FTR-14'],
      ['Login', '/login', '@FTR-15'],
      ['404 Not Found', '/error-404', '@FTR-16'],
      ['Password Reset', '/reset-password', '@FTR-17'],
    ],
  },
] as const;

for (const { heading, tag, links } of columns) {
  test(`the column '${heading}' lists its pages`, { tag: [tag, ...links.map(([, , each]) => each)] }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(column(page, heading).getByRole('heading')).toHaveText(heading);
    await expect(column(page, heading).getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, path] of links)
      await expect(column(page, heading).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });

  test(`the links of '${heading}' lead to their pages`, { tag: links.map(([, , each]) => each) }, async ({ page }) => {
    await page.goto('/message-sent');
    await hydrated(page);
    for (const [name, path] of links) {
      await column(page, heading).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
    }
  });
}

const socials = [
  ['Facebook', 'https://www.facebook.com/'],
  ['Twitter', 'https://x.com/'],
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['Instagram', 'https://www.instagram.com/'],
] as const;

test("the column 'Socials' holds four links to other sites", { tag: ['@FTR-18', '@FTR-19'] }, async ({ page }) => {
  await page.goto('/contact');
  const links = column(page, 'Socials').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, [name, href]] of socials.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${name}\\b.*opens in a new tab$`));
    await expect(links.nth(index)).toHaveAttribute('href', href);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
  }
});

test('a social link opens a second tab', { tag: '@FTR-19' }, async ({ page, context, site }) => {
  await context.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  await page.goto('/contact');
  for (const [name, href] of socials) {
    const opened = context.waitForEvent('page');
    await column(page, 'Socials').getByRole('link', { name }).click();
    expect((await opened).url()).toBe(href);
  }
  await expect(page).toHaveURL(/\/contact$/);
  expect(context.pages()).toHaveLength(5);
});

test('the copyright line shows the year of the visit', { tag: '@FTR-21' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(footer(page).getByText(`© ${new Date().getFullYear()} Solvane. All rights reserved.`)).toBeVisible();
  await page.clock.setFixedTime('2031-06-15T12:00:00');
  await page.reload();
  await hydrated(page);
  await expect(footer(page).getByText('© 2031 Solvane. All rights reserved.')).toBeVisible();
});

test('a text says what the company uses AI for', { tag: '@FTR-22' }, async ({ page }) => {
  await page.goto('/');
  const text = footer(page).getByText('We use AI to solve business challenges');
  await expect(text).toBeVisible();
  await expect(text).toContainText('give decision-makers data-driven insights');
});

test('what was typed before React stays, and Enter waits until it can be suppressed', {
  tag: ['@FTR-04', '@FTR-05'],
}, async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/boot-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await field(page).fill('a@b.co');
  await expect(submit(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('a@b.co');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing can be submitted, and a line says why', { tag: ['@FTR-04', '@FTR-05'] }, async ({ page }) => {
    await page.goto('/contact');
    await expect(submit(page)).toBeDisabled();
    const why = footer(page).locator('noscript p');
    await expect(why).toBeVisible();
    expect(await why.innerText()).toBe('This form needs JavaScript.');
    await field(page).fill('a@b.co');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('a@b.co');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(footer(page).getByText(/© \d{4} Solvane/)).toBeVisible();
  });
});
