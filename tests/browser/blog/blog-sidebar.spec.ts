import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More from the blog' });
const part = (page: Page, heading: string) =>
  sidebar(page)
    .locator('> div')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

for (const path of ['/blog', '/blog-details'] as const) {
  test(`beside ${path} stand search, categories, recent posts, tags and the newsletter`, {
    tag: [
      path === '/blog' ? '@BLG-07' : '@BLG-18',
      '@BLG-19',
      '@BLG-20',
      '@BLG-21',
      '@BLG-22',
      '@BLG-23',
      '@BLG-24',
      '@BLG-25',
      '@BLG-26',
      '@BLG-27',
      '@RTE-33',
      '@RTE-34',
      '@RTE-35',
      '@VAL-27',
      '@VAL-28',
    ],
  }, async ({ page }) => {
    await page.goto(path);
    const words = await page.locator('.blog-main').boundingBox();
    const box = await sidebar(page).boundingBox();
    expect(box?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    expect(box?.y).toBe(words?.y);

    const search = sidebar(page).getByRole('search').getByLabel('Search the blog');
    await expect(search).toHaveAttribute('placeholder', 'Type to search...');
    await expect(search).toHaveAttribute('required');
    await expect(sidebar(page).getByText('Search is not available yet')).toBeVisible();

    const categories = part(page, 'Blog Categories').getByRole('link');
    await expect(categories).toHaveText([
      'Business & Marketing 18',
      'Technology 05',
      'Art & Beauty 23',
      'Digital Agency 10',
    ]);
    const recent = part(page, 'Recent Posts').getByRole('link');
    await expect(recent).toHaveText([
      /AI Chatbot: It essential for customer self-service.*23 June 2024/,
      /How to build your own AI chatbot with custom data.*20 June 2024/,
      /8 best AI chatbot tools for boost your business.*18 June 2024/,
    ]);
    const tags = part(page, 'Tags').getByRole('link');
    await expect(tags).toHaveText(['Article', 'Business', 'Digital', 'Technology', 'UI/UX']);
    for (const link of [...(await categories.all()), ...(await recent.all()), ...(await tags.all())])
      await expect(link).toHaveAttribute('href', '/blog-details');

    const email = sidebar(page).getByLabel('Email');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
    await expect(sidebar(page).getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  });
}

test('neither search nor newsletter ask for anything, and what was typed stays', {
  tag: ['@VAL-27', '@VAL-29'],
}, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const search = sidebar(page).getByLabel('Search the blog');
  const email = sidebar(page).getByLabel('Email');
  await search.fill('retrieval');
  await email.fill('a@b.co');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => Object.assign(window, { marker: true }));

  await search.press('Enter');
  await expect(sidebar(page).locator('search [data-again]')).toHaveText('Search is not available yet.');
  await sidebar(page).getByRole('button', { name: 'Search' }).click();
  await email.press('Enter');
  await sidebar(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(sidebar(page).locator('.sidebar-newsletter [data-again]')).toContainText('sends nothing');

  await expect(page).toHaveURL(/\/blog$/);
  await expect(search).toHaveValue('retrieval');
  await expect(email).toHaveValue('a@b.co');
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  expect(requests).toEqual([]);

  await search.fill('  ');
  await search.press('Enter');
  await expect(search).toHaveAttribute('aria-invalid', 'true');
  await expect(search).toHaveAccessibleDescription(/Enter a word to search for\./);
});

test('before React a word cannot reach the address, and it is still there afterwards', {
  tag: ['@VAL-27', '@VAL-29'],
}, async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/boot-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog');
  const search = sidebar(page).getByLabel('Search the blog');
  await search.fill('retrieval');
  await expect(sidebar(page).getByRole('button', { name: 'Search' })).toBeDisabled();
  await expect(sidebar(page).getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expect(sidebar(page).getByRole('button', { name: 'Search' })).toBeEnabled();
  await expect(search).toHaveValue('retrieval');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('no form of the blog can be sent, and lines say why', { tag: ['@VAL-27', '@VAL-29', '@VAL-33'] }, async ({
    page,
  }) => {
    await page.goto('/blog-details');
    const forms = page.locator('main form');
    await expect(forms).toHaveCount(3);
    for (const form of await forms.all()) {
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('button[type=submit]')).toBeDisabled();
      expect(await form.locator('noscript p').innerText()).toBe('This form needs JavaScript.');
    }
    await sidebar(page).getByLabel('Search the blog').fill('secret');
    await sidebar(page).getByLabel('Search the blog').press('Enter');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Name').press('Enter');
    await expect(page).toHaveURL(/\/blog-details$/);
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    // A button that no script will ever serve is not there.
    await expect(page.locator('.reactions > button:visible')).toHaveCount(0);
    await expect(page.locator('.reactions > a')).toBeVisible();
  });
});
