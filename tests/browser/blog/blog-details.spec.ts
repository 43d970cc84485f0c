import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from '../support/fixtures.ts';

test('the article has a banner that says where it is, a category, a date and words to read', {
  tag: ['@RTE-07', '@BLG-08', '@BLG-09', '@BLG-28', '@BLG-14'],
}, async ({ page }) => {
  const response = await page.goto('/blog-details');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  const banner = page.locator('main > section').first();
  await expect(banner.getByText('Blog Details', { exact: true })).toBeVisible();
  const breadcrumb = banner.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Blog']);
  const title = 'How to build your own AI chatbot with custom data';
  await expect(banner.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(banner.getByText('Artificial Intelligence', { exact: true })).toBeVisible();
  await expect(banner.getByText('20 June 2024', { exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Tomas Ferre' })).toHaveAttribute('href', '/team-details');
  const article = page.getByRole('article').first();
  expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(800);

  const others = page.getByRole('navigation', { name: 'Other posts' }).getByRole('link');
  await expect(others).toHaveText([/Previous post.*8 best AI/s, /Next post.*AI Chatbot/s]);
  for (const link of await others.all()) await expect(link).toHaveAttribute('href', '/blog-details');
});

test('two comments are listed, the second as a reply to the first', {
  tag: ['@RTE-07', '@BLG-11', '@BLG-15', '@BLG-16'],
}, async ({ page }) => {
  await page.goto('/blog-details');
  const comments = page.locator('#comments');
  await expect(comments.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
  await expect(comments.getByRole('article')).toHaveCount(2);
  await expect(comments.locator('> ol > li')).toHaveCount(1);
  const reply = comments.locator('> ol > li > ol > li');
  await expect(reply).toHaveCount(1);
  const [first, second] = await comments
    .getByRole('article')
    .evaluateAll((all) => all.map((comment) => comment.getBoundingClientRect().left));
  expect(second).toBeGreaterThan((first ?? 0) + 20);

  const count = page.locator('.reactions').getByRole('link', { name: /comments/i });
  await expect(count).toHaveText(/\b15$/);
  await count.click();
  await expect(comments).toBeInViewport();
});

test('a like and a save are pressed and released, on this page alone', { tag: ['@BLG-10', '@BLG-13'] }, async ({
  page,
}) => {
  await page.goto('/blog-details');
  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveText(/\b200$/);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  // The first click comes before React and is not lost.
  await like.click();
  await expect(like).toHaveText(/\b201$/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await like.click();
  await expect(like).toHaveText(/\b200$/);

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast-place[role=status]')).toHaveText(/while this page is open/);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
});

test("sharing uses the device's own sheet, else copies the address and says so", { tag: '@BLG-12' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await page.goto('/blog-details?from=mail');
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared))
    .toEqual([{ title: await page.title(), url: new URL('/blog-details', page.url()).href }]);
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share.click();
  const toast = page.locator('.toast-place[role=status]');
  await expect(toast).toHaveText('The address of this article has been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/blog-details', page.url()).href);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await new AxeBuilder({ page }).include('.reactions').analyze()).violations).toEqual([]);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  );
  await share.click();
  await expect(toast).toHaveText(/could not be copied/);
});

test('a comment can be written but is not sent, and its words stay', {
  tag: ['@BLG-17', '@VAL-30', '@VAL-31', '@VAL-32', '@VAL-33'],
}, async ({ page }) => {
  await page.goto('/blog-details');
  const form = page.getByRole('form', { name: 'Leave a comment', exact: true });
  const name = form.getByLabel('Name');
  const email = form.getByLabel('Email');
  const message = form.getByLabel('Message');
  const post = form.getByRole('button', { name: 'Post comment', exact: true });
  await expect(page.getByRole('heading', { name: 'Leave a comment', exact: true })).toBeVisible();
  await expect(page.locator('.form-note')).toContainText('Comments are not taken at present');
  await expect(page.locator('.form-note a')).toHaveAttribute('href', '/contact');
  for (const field of [name, email, message]) await expect(field).toHaveAttribute('required');
  await expect(name).toHaveAttribute('type', 'text');
  await expect(email).toHaveAttribute('type', 'email');
  expect(await message.evaluate((field) => field.tagName)).toBe('TEXTAREA');
  await expect(post).toBeDisabled();

  await name.fill('Ada');
  await expect(post).toBeEnabled();
  await expect(name).toHaveValue('Ada');
  await email.fill('nobody');
  await post.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please check the email address\./);
  await expect(message).toHaveAccessibleDescription(/The comment is empty\./);
  await email.fill('ada@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await message.fill('Two\nlines');

  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await post.click();
  await expect(page.locator('.form-note [data-again]')).toContainText('sends nothing');
  await expect(page).toHaveURL(/\/blog-details$/);
  await expect(name).toHaveValue('Ada');
  await expect(email).toHaveValue('ada@example.org');
  await expect(message).toHaveValue('Two\nlines');
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  expect(requests).toEqual([]);
});

test('an article reached by a link has all its words', { tag: '@BLG-09' }, async ({ page }) => {
  await page.goto('/blog-details');
  await hydrated(page);
  const article = await page.getByRole('article').first().innerText();
  const comments = await page.locator('#comments').innerText();
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(page).toHaveURL(/\/blog-details$/);
  await expect(page.locator('.article-lede')).toBeVisible();
  expect(await page.getByRole('article').first().innerText()).toBe(article);
  expect(await page.locator('#comments').innerText()).toBe(comments);
  await expect(page.locator('.article-picture svg text').first()).toBeAttached();
});
