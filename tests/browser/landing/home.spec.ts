import { opensInNewTab } from '../../../app/ui/text/ui-texts.ts';
import { brand } from '../../../shared/site.ts';
import { expect, long, needs, startScript, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { barsOf, expectLink, hero, hueOf, inFirstRow, section } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';

const { statistics, solutions, serviceTiles, offer, industry, banner, expertise } = home;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero says what the company does and leads to the contact page in place', {
  tag: ['@HOM-01', '@HOM-02', '@RTE-01'],
}, async ({ page }) => {
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(home.hero.heading);
  await expect(hero(page).getByRole('paragraph')).toHaveText(home.hero.lead);
  const start = hero(page).getByRole('link', { name: home.hero.action.label, exact: true });
  await expectLink(start, home.hero.action);
  await start.click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('each card says how many there are, with exactly as many fins', {
  tag: ['@HOM-03', '@HOM-04', '@GEN-12', '@GEN-13'],
}, async ({ page }) => {
  const cards = section(page, statistics.heading).locator('div:has(> p + svg)');
  await expect(cards).toHaveCount(statistics.items.length);
  for (const [index, { figure, label }] of statistics.items.entries()) {
    await expect(cards.nth(index)).toContainText(figure);
    await expect(cards.nth(index)).toContainText(label);
    expect(await barsOf(cards.nth(index))).toEqual([Number.parseInt(figure, 10)]);
  }
});

test('the solution cards stand in one row on a desk and stack on a phone', { tag: ['@HOM-05', '@HOM-08'] }, async ({
  page,
}) => {
  const cards = section(page, solutions.heading).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(solutions.items.map(({ title }) => title));
  expect(await inFirstRow(cards)).toBe(solutions.items.length);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await inFirstRow(cards)).toBe(1);
});

test("each solution card's link opens the contact page in a new tab and says so @long", {
  tag: ['@HOM-06', '@HOM-07'],
}, async ({ page, context }) => {
  for (const { title, action } of solutions.items) {
    const start = page.getByRole('link', { name: `${action.label} : ${title}, ${opensInNewTab}` });
    await expect(start).toHaveAttribute('rel', /noopener/);
    await expect(start).toHaveAttribute('href', action.to);
    const [tab] = await Promise.all([context.waitForEvent('page'), start.click()]);
    await expect(tab).toHaveURL(/\/contact$/);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/$/);
});

test('the service tiles lead to the service details; an icon turns from ink to the brand under the pointer', {
  tag: ['@HOM-09', '@HOM-10', '@ENT-08'],
}, async ({ page }) => {
  const tiles = section(page, serviceTiles.heading).getByRole('link');
  await expect(tiles.getByRole('heading')).toHaveText(serviceTiles.items.map(({ title }) => title));
  await expect(tiles.getByRole('paragraph')).toHaveText(serviceTiles.items.map(({ text }) => text));
  for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('href', serviceTiles.to);
  const icon = tiles.first().locator('svg').first();
  await tiles.first().scrollIntoViewIfNeeded();
  const ink = await icon.evaluate((svg) => getComputedStyle(svg).color);
  await tiles.first().hover();
  await expect(icon).not.toHaveCSS('color', ink);
  // The brand is orange until an owner takes another hue.
  await expect.poll(async () => Math.abs((await hueOf(icon)) - brand.hue)).toBeLessThan(15);
});

test('the offer names its kinds of customers and says why, and a block on the industry has its checked items', {
  tag: ['@HOM-11', '@HOM-12', '@HOM-13', '@HOM-14', '@HOM-15', '@GEN-03'],
}, async ({ page }) => {
  const part = section(page, offer.heading);
  await expect(part.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
    offer.items.map(({ title }) => title),
  );
  await expect(part.getByRole('heading', { name: offer.reasons.heading, exact: true })).toBeVisible();
  for (const reason of offer.reasons.paragraphs) await expect(part.getByText(reason, { exact: true })).toBeVisible();

  const block = section(page, industry.heading);
  await expect(block.getByRole('listitem')).toHaveText(industry.points);
  await expect(block.locator('li svg')).toHaveCount(industry.points.length);
  await expect(block.getByRole('img')).toHaveAccessibleName(industry.image.alt);
});

test("the banner's call leads to the contact page", { tag: ['@HOM-16', '@HOM-17'] }, async ({ page }) => {
  await expectLink(section(page, banner.heading).getByRole('link'), banner.action);
});

test('the tiles of expertise stand in their order, six in a row at most', {
  tag: ['@HOM-18', '@HOM-19', '@HOM-20'],
}, async ({ page }) => {
  const tiles = section(page, expertise.heading).getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText(expertise.items.map(({ name }) => name));
  for (const [width, count] of [
    [1920, 6],
    [1440, 6],
    [1200, 6],
    [1199, 3],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inFirstRow(tiles)).toBe(count);
  }
});

test('the tiles of expertise are one stop of the Tab key, and arrow keys go from one to the next', async ({ page }) => {
  await startScript(page);
  const tiles = section(page, expertise.heading).getByRole('listitem').getByRole('button');
  const hint = section(page, expertise.heading).getByText(expertise.keys);
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await expect(hint).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowDown');
  await expect(tiles.nth(7)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('Tab');
  for (const tile of await tiles.all()) await expect(tile).not.toBeFocused();
  await expect(hint).toHaveCSS('opacity', '0');
});

for (const width of [1440, 390]) {
  test(`every expertise tile explains itself on hover, on focus and on tap at ${width} px, without losing a word${long(width !== 390)}`, {
    tag: '@ENT-06',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startScript(page);
    const tiles = section(page, expertise.heading).getByRole('listitem');
    const explanations = tiles.locator('p');
    await expect(tiles.locator('svg')).toHaveCount(expertise.items.length);
    await expect(explanations).toHaveText(expertise.items.map(({ title, text }) => `${title}. ${text}`));
    const focused = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        tile.querySelector('button')?.focus();
        for (const animation of document.getAnimations()) animation.finish();
        const shown = all.filter((each) => getComputedStyle(each.querySelector('p') ?? each).opacity === '1');
        const { scrollHeight = 1, clientHeight = 0 } = tile.querySelector('p') ?? {};
        return { shown: shown.map((each) => all.indexOf(each)), cut: scrollHeight > clientHeight };
      }),
    );
    expect(focused).toEqual(expertise.items.map((_, index) => ({ shown: [index], cut: false })));
    await tiles.first().hover();
    await expect(explanations.first()).toHaveCSS('opacity', '1');
  });
}

test('the blog teaser shows the latest articles with a date and a title, which lead to the article page', {
  tag: ['@HOM-21', '@HOM-22', '@HOM-23', '@HOM-24', '@HOM-25', '@HOM-26', '@ENT-17'],
}, async ({ page }) => {
  needs('/blog');
  const posts = section(page, home.blog.heading).getByRole('article');
  // Date and title are the whole text, without category and description.
  await expect(posts).toHaveText(lists['latest-posts'].map(({ title, date }) => `${date}${title}`));
  await expect(posts.locator('img')).toHaveCount(lists['latest-posts'].length);
  for (const link of await posts.getByRole('link').all()) await expect(link).toHaveAttribute('href', '/blog-details');
});
