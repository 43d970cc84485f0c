import type { Props as DataAnalysis } from '../../../app/blocks/data-analysis/schema.ts';
import type { Props as LatestPosts } from '../../../app/blocks/latest-posts/schema.ts';
import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as Portraits } from '../../../app/blocks/portraits/schema.ts';
import type { Props as Quotes } from '../../../app/blocks/quotes/schema.ts';
import type { Props as Story } from '../../../app/blocks/story/schema.ts';
import type { Props as SunHero } from '../../../app/blocks/sun-hero/schema.ts';
import { block } from '../../support/blocks.ts';
import { expect, needs, open, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { describePage, expectDrawn, expectLink, expectLoaded, hero, section } from '../../support/browser/parts.ts';
import { expectOwnFooter } from '../products/product-page.ts';
import { expectAccounts } from './landing-page.ts';

const path = '/home-3';
const opening = block<SunHero>(path, 'sun-hero');
const [promo, solutions] = [block<NamedList>(path, 'named-list'), block<NamedList>(path, 'named-list', 1)];
const [decision, judgment] = [block<Story>(path, 'story'), block<Story>(path, 'story', 1)];
const data = block<DataAnalysis>(path, 'data-analysis');
const team = block<Portraits>(path, 'portraits');
const clients = block<Quotes>(path, 'quotes');

describePage(path, () => {
  test('the page opens by its address, with one header that leads to the accounts, one footer, and its claim', {
    tag: ['@RTE-28', '@LND-12', '@LND-13', '@LND-22', '@LND-31'],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectOwnFooter(page);
    await expectAccounts(page);
    await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(opening.heading);
    await expectLink(hero(page).getByRole('link'), opening.action);
    await expect(hero(page).getByRole('link')).toBeInViewport();
  });

  test('benefits, stories, sections about data, solutions and experiences stand in their order with their pictures', {
    tag: [
      '@LND-14',
      '@LND-15',
      '@LND-16',
      '@LND-17',
      '@LND-18',
      '@LND-20',
      '@LND-28',
      '@LND-29',
      '@LND-30',
      '@LND-31',
      '@A-36',
      '@ENT-18',
    ],
  }, async ({ page }) => {
    await page.goto(path);
    for (const { heading, items } of [promo, solutions]) {
      const all = section(page, heading).getByRole('listitem');
      await expect(all.getByRole('heading')).toHaveText(items.map(({ title }) => title));
      await expect(all.getByRole('paragraph')).toHaveText(items.map(({ text }) => text));
    }

    for (const { heading, text, image } of [decision, judgment]) {
      await expect(section(page, heading).getByRole('paragraph')).toHaveText(text);
      await expect(section(page, heading).getByRole('img')).toHaveAccessibleName(image.alt);
    }

    const parts = [{ ...data, text: data.lead }, ...data.items];
    const part = section(page, data.heading);
    await expect(part.getByRole('heading')).toHaveText(parts.map(({ heading }) => heading));
    await expect(part.getByRole('paragraph')).toHaveText(parts.map(({ text }) => text));
    await expect(part.getByRole('img')).toHaveCount(parts.length);
    for (const { image } of parts) await expect(part.getByRole('img', { name: image.alt })).toBeVisible();

    const quotes = section(page, clients.heading).getByRole('figure');
    await expect(quotes).toHaveCount(clients.items.length);
    for (const [index, { quote, author, role }] of clients.items.entries()) {
      await expect(quotes.nth(index).getByRole('blockquote')).toHaveText(quote);
      await expect(quotes.nth(index).locator('figcaption')).toHaveText(`${author} ${role}`);
    }
  });

  test('people answer, a link leads to the profile, and the latest articles lead to the article', {
    tag: ['@LND-19', '@LND-21', '@TEM-10'],
  }, async ({ page }) => {
    needs('/team-details', '/blog');
    await page.goto(path);
    const people = section(page, team.heading).getByRole('listitem');
    await expect(people).toHaveCount((team.members ?? []).length);
    for (const [index, { name, role }] of (team.members ?? []).entries()) {
      await expect(people.nth(index).getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(people.nth(index).getByRole('paragraph')).toHaveText(role);
      await expectLoaded(people.nth(index).getByRole('img', { name }));
    }
    await expect(section(page, team.heading).locator('a[href="/team-details"]')).toHaveCount(1);

    const latest = section(page, block<LatestPosts>(path, 'latest-posts').heading).getByRole('article');
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText(lists['latest-posts'].map(({ title }) => title));
    for (const link of await latest.getByRole('link').all())
      await expect(link).toHaveAttribute('href', '/blog-details');
  });

  test('a visitor who comes from another page finds icons and pictures in place @long', { tag: '@RTE-28' }, async ({
    page,
  }) => {
    needs('/home-3');
    await open(page, '/');
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.heading);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectDrawn(page);
  });
});
