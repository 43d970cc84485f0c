import type { Locator, Page } from '@playwright/test';
import type { Props as Opening } from '../../../app/blocks/breadcrumb-hero/schema.ts';
import type { Props as Posts } from '../../../app/blocks/posts/schema.ts';
import type { Props as SampleArticle } from '../../../app/blocks/sample-article/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import {
  accessibilityFaults,
  expect,
  needs,
  noteRequests,
  open,
  startScript,
  test,
} from '../../support/browser/fixtures.ts';
import { expectBreadcrumbHero, expectDrawn, hero } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';
import { isWhole } from '../../support/views/whole-page.ts';

const path = '/blog-details';
const { form: words, reactions: reactionWords, post: slug } = block<SampleArticle>('/blog-details', 'sample-article');
const { neighbors } = content.words.blog.article;
const at = content.posts.findIndex((post) => post.slug === slug);
const opening = openingOf('/blog-details');
const { like: liking, comments: commenting, share: sharing, save: saving } = reactionWords;

const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const comments = (page: Page) => page.locator('#comments');
/** Message of the article about a share or a save. */
const toast = (page: Page) => article(page).getByRole('status');
const formSection = (page: Page) => page.locator('section', { has: commentForm(page) }).last();
const commentForm = (page: Page) => page.getByRole('form', { name: words.heading, exact: true });
/** Note above the form. */
const note = (page: Page) =>
  formSection(page)
    .getByRole('paragraph')
    .filter({ hasText: linked([words.note].flat()) })
    .first();
const linked = (text: readonly (string | { text: string })[]) =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

test('the article has a banner that says where it is, a category, a date, a writer and words to read', {
  tag: ['@RTE-07', '@BLG-08', '@BLG-09', '@BLG-28', '@BLG-14'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const { category = '', date = '' } = content.posts[at] ?? {};
  const [author] = block<Opening>('/blog-details', 'breadcrumb-hero').post?.authors ?? [];
  if (!author) throw new Error('The sample article has no author.');
  await expectBreadcrumbHero(page, opening);
  await expect(hero(page).getByText(category, { exact: true })).toBeVisible();
  await expect(hero(page).getByText(date, { exact: true })).toBeVisible();
  await expect(hero(page).getByRole('link', { name: author.name })).toHaveAttribute('href', author.to ?? '');
  expect((await article(page).innerText()).split(/\s+/).length).toBeGreaterThan(800);

  const others = page.getByRole('navigation', { name: neighbors.name }).getByRole('link');
  const posts = [
    { label: neighbors.previous, post: content.posts[at + 1] },
    { label: neighbors.next, post: content.posts[at - 1] },
  ].filter(({ post }) => post !== undefined);
  await expect(others).toHaveCount(posts.length);
  for (const [index, { label, post }] of posts.entries()) {
    await expect(others.nth(index)).toContainText(label);
    await expect(others.nth(index)).toContainText(post?.title ?? '');
    await expect(others.nth(index)).toHaveAttribute('href', post?.to ?? '');
  }
});

test('the comments are listed, the second as a reply to the first', {
  tag: ['@RTE-07', '@BLG-11', '@BLG-15', '@BLG-16'],
}, async ({ page }) => {
  needs('comments');
  await page.goto(path);
  await expect(comments(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(comments(page).getByRole('article')).toHaveCount(2);
  await expect(comments(page).locator('> ol > li')).toHaveCount(1);
  await expect(comments(page).locator('> ol > li > ol > li')).toHaveCount(1);
  const [first, second] = await comments(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((comment) => comment.getBoundingClientRect().left));
  expect(second).toBeGreaterThan((first ?? 0) + 20);

  const count = article(page).getByRole('link', { name: commenting.label });
  await expect(count).toHaveText(`${commenting.label} ${commenting.count}`);
  await count.click();
  await expect(comments(page)).toBeInViewport();
});

test('a like and a save are pressed and released, on this page alone', { tag: ['@BLG-10', '@BLG-13'] }, async ({
  page,
}) => {
  await page.goto(path);
  const like = page.getByRole('button', { name: liking.label });
  await expect(like).toHaveText(`${liking.label} ${liking.count}`);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  // The first click comes before the script and is not lost.
  await like.click();
  await expect(like).toHaveText(`${liking.label} ${liking.count + 1}`);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  const requests = noteRequests(page);
  await like.click();
  await expect(like).toHaveText(`${liking.label} ${liking.count}`);

  const save = page.getByRole('button', { name: saving.label, exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toHaveText(saving.note);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page)).toBeEmpty();
  // Scripts of parts in view may still come.
  expect(requests.filter((address) => !/\/assets\/[^/]+\.js$/.test(address))).toEqual([]);
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
  await page.goto(`${path}?from=mail`);
  await startScript(page);
  const share = page.getByRole('button', { name: sharing.label, exact: true });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared))
    .toEqual([{ title: await page.title(), url: new URL('/blog-details', page.url()).href }]);
  await expect(toast(page)).toBeEmpty();

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share.click();
  await expect(toast(page)).toHaveText(sharing.done);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/blog-details', page.url()).href);
  expect(await accessibilityFaults(page, { within: 'article' })).toEqual([]);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  );
  await share.click();
  await expect(toast(page)).toHaveText(sharing.failed);
});

test('a comment can be written but is not sent, and its words stay', {
  tag: ['@BLG-17', '@VAL-30', '@VAL-31', '@VAL-32', '@VAL-33'],
}, async ({ page, heldScript }) => {
  needs('comments');
  await page.goto(path);
  const [name, email, message] = [words.fields.name, words.fields.email, words.fields.message].map(({ label }) =>
    commentForm(page).getByLabel(label),
  ) as [Locator, Locator, Locator];
  const post = commentForm(page).getByRole('button', { name: words.submit, exact: true });
  await expect(page.getByRole('heading', { name: words.heading, exact: true })).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(note(page).getByRole('link')).toHaveAttribute('href', '/contact');
  for (const field of [name, email, message]) await expect(field).toHaveAttribute('required');
  await expect(name).toHaveAttribute('type', 'text');
  await expect(email).toHaveAttribute('type', 'email');
  expect(await message.evaluate((field) => field.tagName)).toBe('TEXTAREA');
  await expect(post).toBeDisabled();

  heldScript.release();
  await name.fill('Ada');
  await expect(post).toBeEnabled();
  await expect(name).toHaveValue('Ada');
  await email.fill('nobody');
  await post.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(words.fields.email.invalid));
  await expect(message).toHaveAccessibleDescription(new RegExp(words.fields.message.missing));
  await email.fill('ada@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await message.fill('Two\nlines');

  await page.waitForLoadState('networkidle');
  const requests = noteRequests(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await post.click();
  await expect(note(page).locator('[data-again]')).toBeVisible();
  await expect(formSection(page).getByRole('status')).toHaveText(linked([words.note].flat()));
  await expect(page).toHaveURL(/\/blog-details$/);
  await expect(name).toHaveValue('Ada');
  await expect(email).toHaveValue('ada@example.org');
  await expect(message).toHaveValue('Two\nlines');
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  expect(requests).toEqual([]);
});

test('an article reached by a link has all its words', { tag: '@BLG-09' }, async ({ page }) => {
  needs('comments');
  await open(page, path);
  const words = await article(page).innerText();
  const remarks = await comments(page).innerText();
  await open(page, '/blog');
  await page
    .getByRole('link', { name: block<Posts>('/blog', 'posts').readMore })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.heading);
  await page.waitForFunction(isWhole);
  expect(await article(page).innerText()).toBe(words);
  expect(await comments(page).innerText()).toBe(remarks);
  await expectDrawn(page);
});
