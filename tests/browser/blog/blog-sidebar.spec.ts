import type { Page } from '@playwright/test';
import type { Props as SampleArticle } from '../../../app/blocks/sample-article/schema.ts';
import { formNeedsScript } from '../../../app/ui/text/ui-texts.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block } from '../../support/blocks.ts';
import { expect, needs, noteRequests, open, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { content } from '../../support/content.ts';

const { search: searching, categories, recent, tags, newsletter, name: sidebarName } = content.words.blog.sidebar;
const { categories: categoryWays, tags: tagWays } = content.postNavigation;
const article = block<SampleArticle>('/blog-details', 'sample-article');

const sidebar = (page: Page) => page.getByRole('complementary', { name: sidebarName });
const linksOf = (page: Page, heading: string) =>
  sidebar(page)
    .locator('> div')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
    .getByRole('link');
const search = (page: Page) => sidebar(page).getByRole('search').getByLabel(searching.label);
const find = (page: Page) => sidebar(page).getByRole('button', { name: searching.button });
const email = (page: Page) => sidebar(page).getByLabel(newsletter.form.label);
const subscribe = (page: Page) => sidebar(page).getByRole('button', { name: newsletter.form.button, exact: true });

for (const path of ['/blog', '/blog-details'] as const satisfies readonly PagePath[]) {
  test(`beside ${path} stand search, categories, recent posts, tags and the newsletter`, {
    tag: [
      '@BLG-07',
      '@BLG-18',
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
    needs('search', 'newsletter');
    await page.goto(path);
    const [words, box] = await sidebar(page).evaluate((aside) => {
      let first = aside.closest('.blog')?.firstElementChild;
      while (first && getComputedStyle(first).display === 'contents') first = first.firstElementChild;
      return [first?.getBoundingClientRect().toJSON(), aside.getBoundingClientRect().toJSON()];
    });
    expect(box.x).toBeGreaterThan(words.right);
    expect(box.y).toBe(words.y);

    await expect(search(page)).toHaveAttribute('placeholder', searching.placeholder);
    await expect(search(page)).toHaveAttribute('required');
    await expect(sidebar(page).getByText(searching.note)).toBeVisible();
    for (const [heading, ways] of [
      [categories, categoryWays.map(({ title, count, to }) => [`${title} ${count}`, to])],
      [recent, lists['latest-posts'].map(({ title, date, to }) => [`${title} ${date}`, to])],
      [tags, tagWays.map(({ label, to }) => [label, to])],
    ] as const) {
      await expect(linksOf(page, heading)).toHaveText(ways.map(([text = '']) => text));
      for (const [index, [, to = '']] of ways.entries())
        await expect(linksOf(page, heading).nth(index)).toHaveAttribute('href', to);
    }
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(email(page)).toHaveAttribute('required');
    await expect(subscribe(page)).toBeVisible();
  });
}

test('search and newsletter send no request, and the typed text stays', {
  tag: ['@VAL-27', '@VAL-29'],
}, async ({ page }) => {
  needs('search', 'newsletter');
  await open(page, '/blog');
  await search(page).fill('retrieval');
  await email(page).fill('a@b.co');
  await page.waitForLoadState('networkidle');
  const requests = noteRequests(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));

  await search(page).press('Enter');
  await expect(sidebar(page).getByRole('search').locator('[data-again]')).toHaveText(searching.note);
  await find(page).click();
  await email(page).press('Enter');
  await subscribe(page).click();
  await expect(sidebar(page).locator('> div').last().locator('[data-again]')).toBeVisible();

  await expect(page).toHaveURL(/\/blog$/);
  await expect(search(page)).toHaveValue('retrieval');
  await expect(email(page)).toHaveValue('a@b.co');
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  expect(requests).toEqual([]);

  await search(page).fill('  ');
  await search(page).press('Enter');
  await expect(search(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(search(page)).toHaveAccessibleDescription(new RegExp(searching.missing));
});

test('before the script a word cannot reach the address, and it is still there afterwards', {
  tag: ['@VAL-27', '@VAL-29'],
}, async ({ page, heldScript }) => {
  needs('search');
  await page.goto('/blog');
  await search(page).fill('retrieval');
  await expect(find(page)).toBeDisabled();
  await expect(subscribe(page)).toBeDisabled();
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
  heldScript.release();
  await expect(find(page)).toBeEnabled();
  await expect(search(page)).toHaveValue('retrieval');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('no form of the blog can be sent, and lines say why', { tag: ['@VAL-27', '@VAL-29', '@VAL-33'] }, async ({
    page,
  }) => {
    needs('search', 'newsletter', 'comments');
    await page.goto('/blog-details');
    const name = page.getByRole('form', { name: article.form.heading }).getByLabel(article.form.fields.name.label);
    const forms = page.locator('main form');
    await expect(forms).toHaveCount(3);
    for (const form of await forms.all()) {
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('button[type=submit]')).toBeDisabled();
      expect(await form.locator('.without-script p').innerText()).toBe(formNeedsScript);
    }
    await search(page).fill('secret');
    await search(page).press('Enter');
    await name.fill('Ada');
    await name.press('Enter');
    await expect(page).toHaveURL(/\/blog-details$/);
    await expect(name).toHaveValue('Ada');
    // Buttons without any script are missing.
    const reactions = page.getByRole('main').getByRole('article').first();
    await expect(reactions.getByRole('button')).toHaveCount(0);
    await expect(reactions.getByRole('link', { name: article.reactions.comments.label })).toBeVisible();
  });
});
