import type { Page } from '@playwright/test';
import type { Props as Posts } from '../../../app/blocks/posts/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { arrived, expect, startScript, test } from '../../support/browser/fixtures.ts';
import { expectBreadcrumbHero, expectLoaded, hero, inFirstRow } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';
import { sampleTag } from '../../support/own-company.ts';
import { isWhole } from '../../support/views/whole-page.ts';

const list = block<Posts>('/blog', 'posts');
const { readMore } = list;
const { pagination } = list;
/** Posts of the first page. */
const posts = content.posts.slice(0, list.pageSize);
const cards = (page: Page) => page.getByRole('list', { name: list.name }).getByRole('article');
const descriptions = (page: Page) => cards(page).locator('p:last-of-type');

test('the posts show picture, category, date, title and description, and lead to the article', {
  tag: ['@RTE-06', '@BLG-01', '@BLG-02', '@BLG-04', '@BLG-28', '@ENT-16'],
}, async ({ page }) => {
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, openingOf('/blog'));
  await expect(cards(page)).toHaveCount(posts.length);
  for (const [index, { category, date, title, text, to }] of posts.entries()) {
    const card = cards(page).nth(index);
    await expectLoaded(card.locator('img'));
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(card.getByRole('paragraph')).toHaveText([`${category} ${date}`, text]);
    // Screen readers tell links apart by title, eyes by their place.
    const more = card.getByRole('link', { name: `${readMore} ${title}`, exact: true });
    await expect(more).toHaveAttribute('href', to);
    await expect(more).toHaveText(new RegExp(`^${readMore}`));
  }
  // Clicks anywhere: the link covers cards.
  await cards(page)
    .nth(2)
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`${posts[2]?.to}`);
  await expect(hero(page)).toContainText(new RegExp([...new Set(posts.map(({ category }) => category))].join('|')));
});

test('posts stand two in a row, on a phone one, and describe themselves in two lines at most', {
  tag: ['@BLG-03', '@CST-02'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog');
  for (const [width, inRow] of [
    [1440, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inFirstRow(cards(page))).toBe(inRow);
    const texts = await descriptions(page).evaluateAll((all) =>
      all.map((text) => {
        // Longer than two lines in any font.
        text.textContent = `${text.textContent} `.repeat(3);
        const { lineHeight, overflow, webkitLineClamp } = getComputedStyle(text);
        const lines = text.getBoundingClientRect().height / Number.parseFloat(lineHeight);
        return { lines, overflow, webkitLineClamp, cut: text.scrollHeight > text.clientHeight + 1 };
      }),
    );
    for (const { lines, overflow, webkitLineClamp } of texts) {
      expect(lines).toBeLessThanOrEqual(2.05);
      expect({ overflow, webkitLineClamp }).toEqual({ overflow: 'hidden', webkitLineClamp: '2' });
    }
    expect(texts.every(({ cut }) => cut)).toBe(true);
  }
});

test('the page numbers change nothing and do not throw the reader back to the top', {
  tag: ['@BLG-05', '@BLG-06', sampleTag],
}, async ({ page }) => {
  await page.goto('/blog');
  const entries = page.getByRole('navigation', { name: pagination.name }).getByRole('link');
  await expect(entries).toHaveText([pagination.previous, '1', '2', '3', pagination.next]);
  await expect(entries.nth(0)).toHaveAttribute('aria-disabled', 'true');
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page');
  await entries.nth(2).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  for (const entry of (await entries.all()).slice(1)) await expect(entry).toHaveAttribute('href', '/blog');
  // The first click comes before the script.
  for (const entry of await entries.all()) {
    // The first one is aria-disabled, but a pointer can still click.
    await entry.click({ force: true });
    await arrived(page);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(posts.length);
    expect(await page.evaluate(() => [scrollY, 'marker' in window])).toEqual([place, true]);
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page');
  }
});

test('neither path nor query choose another article', { tag: '@RTE-31' }, async ({ page }) => {
  for (const path of ['/blog-details/1', '/portfolio-details/2']) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('404');
  }
  await page.goto('/blog-details');
  await page.waitForFunction(isWhole);
  const article = await page.locator('main').innerText();
  const response = await page.goto('/blog-details?id=2');
  expect(response?.status()).toBe(200);
  await page.waitForFunction(isWhole);
  expect(await page.locator('main').innerText()).toBe(article);
  await startScript(page);
  expect(await page.locator('main').innerText()).toBe(article);
});
