import { readFileSync } from 'node:fs';
import { listedPages } from '../../../scripts/build/site-files.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const categories = ['Artificial Intelligence', 'Business', 'Graphics', 'Marketing', 'Technology'];

test('the blog opens with its name, in the shared layout', { tag: ['@RTE-06', '@BLG-01'] }, async ({ page }) => {
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  const banner = page.locator('main > section').first();
  await expect(banner.getByRole('heading', { level: 1, name: 'Our Blog', exact: true })).toBeVisible();
  const breadcrumb = banner.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('Blog');
});

test('six posts show picture, category, date, title and description, and lead to the article', {
  tag: ['@RTE-06', '@BLG-02', '@BLG-04', '@BLG-28', '@ENT-16'],
}, async ({ page }) => {
  await page.goto('/blog');
  const cards = page.locator('main').getByRole('list', { name: 'Posts' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  const used = new Set<string>();
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const image = card.locator('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    const [category, date] = await card.locator('.post-meta > *').allTextContents();
    expect(categories).toContain(category);
    used.add(category ?? '');
    expect(date).toMatch(/^\d{1,2} [A-Z][a-z]+ 2024$/);
    expect((await card.getByRole('heading', { level: 2 }).innerText()).length).toBeGreaterThan(10);
    expect((await card.locator('.post-description').innerText()).length).toBeGreaterThan(40);
    const more = card.getByRole('link', { name: 'Read More', exact: true });
    await expect(more).toHaveAttribute('href', '/blog-details');
    // Six links of one name are told apart by the title.
    await expect(more).toHaveAccessibleDescription(await card.getByRole('heading').innerText());
  }
  expect([...used].sort()).toEqual(categories);

  // Anywhere on the card: the link covers it.
  await cards.nth(2).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/blog-details$/);
  expect(categories).toContain(await page.locator('.article-meta b').textContent());
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
    const tops = await page
      .locator('.post-card')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(6 / inRow);
    const texts = await page.locator('.post-description').evaluateAll((all) =>
      all.map((text) => {
        const { lineHeight, overflow, webkitLineClamp } = getComputedStyle(text);
        const lines = text.getBoundingClientRect().height / Number.parseFloat(lineHeight);
        return { lines, overflow, webkitLineClamp, cut: text.scrollHeight > text.clientHeight + 1 };
      }),
    );
    for (const { lines, overflow, webkitLineClamp } of texts) {
      expect(lines).toBeLessThanOrEqual(2.05);
      expect({ overflow, webkitLineClamp }).toEqual({ overflow: 'hidden', webkitLineClamp: '2' });
    }
    expect(texts.some(({ cut }) => cut)).toBe(true);
  }
});

test('the page numbers change nothing and do not throw the reader back to the top', {
  tag: ['@BLG-05', '@BLG-06'],
}, async ({ page }) => {
  await page.goto('/blog');
  const entries = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link');
  await expect(entries).toHaveText(['Previous', '1', '2', '3', 'Next']);
  await expect(entries.nth(0)).toHaveAttribute('aria-disabled', 'true');
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page');
  await entries.nth(2).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  // The first click comes before React.
  for (const entry of await entries.all()) {
    await expect(entry).toHaveAttribute('href', '/blog');
    // Marked disabled is the first of them; a hand clicks it all the same.
    await entry.click({ force: true });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('.post-card')).toHaveCount(6);
    expect(await page.evaluate(() => [scrollY, 'marker' in window])).toEqual([place, true]);
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page');
  }
});

test('every post of the site leads to the one article', { tag: '@RTE-32' }, async ({ page }) => {
  const found: Record<string, number> = {};
  for (const path of listedPages('build/client')) {
    if (!/class="post[ "]/.test(readFileSync(`build/client${path}/index.html`, 'utf8'))) continue;
    await page.goto(path);
    const links = page.locator('a.post, .post a');
    found[path] = await links.count();
    for (const link of await links.all()) await expect(link, path).toHaveAttribute('href', '/blog-details');
  }
  expect(found).toMatchObject({ '/': 3, '/blog': 6 });
});

test('neither path nor query choose another article', { tag: '@RTE-31' }, async ({ page }) => {
  for (const path of ['/blog-details/1', '/portfolio-details/2']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  }
  await page.goto('/blog-details');
  const article = await page.locator('main').innerText();
  const response = await page.goto('/blog-details?id=2');
  expect(response?.status()).toBe(200);
  expect(await page.locator('main').innerText()).toBe(article);
  await hydrated(page);
  expect(await page.locator('main').innerText()).toBe(article);
});
