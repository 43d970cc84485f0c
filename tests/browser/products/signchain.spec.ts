import type { Props as Counters } from '../../../app/blocks/counters/schema.ts';
import type { Props as Faq } from '../../../app/blocks/faq/schema.ts';
import type { Props as FeatureCards } from '../../../app/blocks/feature-cards/schema.ts';
import type { Props as IllustratedHero } from '../../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as Statement } from '../../../app/blocks/statement/schema.ts';
import type { Props as Story } from '../../../app/blocks/story/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { arrived, expect, open, startScript, test } from '../../support/browser/fixtures.ts';
import {
  expectDrawn,
  expectToLeave,
  expectTones,
  hero,
  openQuestions,
  questions,
  recordOf,
  section,
  standInForOthers,
} from '../../support/browser/parts.ts';
import { openMenu, panel } from '../layout/mega-menu-page.ts';
import { expectClosable, expectOwnFooter, expectQuestions, expectWhiteNavigation } from './product-page.ts';

const path = '/signchain';
const words = block<IllustratedHero>(path, 'illustrated-hero');
const features = block<FeatureCards>(path, 'feature-cards');
const stories = [0, 1, 2].map((nth) => block<Story>(path, 'story', nth));
const fields = block<NamedList>(path, 'named-list');
const approach = block<NamedList>(path, 'named-list', 1);
const why = block<Statement>(path, 'statement');
const statistics = block<Counters>(path, 'counters');
const faq = block<Faq>(path, 'faq');
const explore = words.action as { label: string; to: string };
const figures = statistics.items.map(({ figure, label }) => `${figure} ${label}`);

test('the page opens by its address, with one header in white and one footer that lists more than the shared one', {
  tag: ['@RTE-29', '@FTR-20', '@GEN-01', '@ENT-01', '@T-06', '@HDR-08'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  await expect(hero(page).getByRole('link')).toBeInViewport();
  await expectWhiteNavigation(page);
});

test('the page names the product and shows it, its features, its stories, its fields of use, its steps and questions', {
  tag: [
    '@SGN-01',
    '@SGN-02',
    '@SGN-03',
    '@SGN-04',
    '@SGN-05',
    '@SGN-06',
    '@SGN-11',
    '@GEN-07',
    '@GEN-08',
    '@ENT-03',
    '@ENT-07',
    '@STA-01',
    '@ENT-15',
    '@A-34',
  ],
}, async ({ page }) => {
  await page.goto(path);
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(hero(page)).toContainText(words.lead);
  await expect(hero(page).getByRole('img', { name: words.shot.alt })).toBeVisible();

  const cards = section(page, features.heading).getByRole('article');
  await expect(cards).toHaveCount(features.items.length);
  for (const [index, { title, text, points }] of features.items.entries()) {
    await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(cards.nth(index).getByRole('paragraph')).toHaveText(text);
    await expect(cards.nth(index).getByRole('listitem')).toHaveText(points ?? []);
  }
  await expectTones(cards, features.items);

  for (const { heading, text, image } of stories) {
    await expect(section(page, heading).getByText(text, { exact: true })).toBeVisible();
    await expect(section(page, heading).getByRole('img')).toHaveAccessibleName(image.alt);
  }
  await expect(section(page, fields.heading).getByRole('listitem').getByRole('heading')).toHaveText(
    fields.items.map(({ title }) => title),
  );
  await expect(section(page, why.heading).getByRole('paragraph')).toHaveText(why.sentences.join(' '));
  await expect(section(page, approach.heading).getByRole('listitem').getByRole('heading')).toHaveText(
    approach.items.map(({ title }) => title),
  );
  await expectQuestions(page, faq);
});

test('the figures are written as they are, and nowhere differently', {
  tag: ['@SGN-07', '@SGN-08', '@SGN-09', '@SGN-10', '@CST-01'],
}, async ({ page }) => {
  await page.goto(path);
  const stats = page.getByRole('region', { name: statistics.name ?? '', exact: true }).getByRole('listitem');
  await expect(stats).toHaveText(figures);
  await startScript(page);
  await stats.last().scrollIntoViewIfNeeded();
  await expect(stats).toHaveText(figures);
  const text = await page.getByRole('main').innerText();
  const marked = /\d[\d.,]*\s?(?:\+|%|k\b)/gi;
  expect(text.match(marked)).toEqual(statistics.items.flatMap(({ figure }) => figure.match(marked) ?? []));
});

test('what the product is for comes first, then the approach, then its figures', { tag: '@SGN-06' }, async ({
  page,
}) => {
  await page.goto(path);
  const order = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.map((part) => part.querySelector('h2')?.textContent ?? part.getAttribute('aria-label') ?? ''),
    );
  const places = [why.heading, approach.heading, statistics.name ?? ''].map((name) => order.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a click on the open question closes it, also before the script arrives', { tag: ['@STA-01', '@STA-03'] }, async ({
  page,
  heldScript,
}) => {
  await page.goto(path);
  const first = questions(page).first();
  await first.locator('summary').click();
  heldScript.release();
  await arrived(page);
  await expect(openQuestions(page)).toHaveCount(0);
  await first.locator('summary').click();
  await expectClosable(page);
});

test('everything that invites to explore opens the product in a new tab', {
  tag: ['@SGN-12', '@SGN-13', '@GEN-14', '@A-27'],
}, async ({ page, context, site }) => {
  await standInForOthers(page, site.url);
  await page.goto(path);
  const links = page.getByRole('main').getByRole('link', { name: explore.label });
  // Links at the top, in cards, in stories, and at the end.
  await expect(links).toHaveCount(2 + features.items.length + stories.length);
  for (const link of await links.all()) await expectToLeave(link, explore.to);
  for (const link of [links.first(), links.nth(1), links.last()]) {
    const opened = context.waitForEvent('page');
    await link.click();
    expect((await opened).url()).toBe(explore.to);
  }
  await expect(page).toHaveURL(/\/signchain$/);
});

test('a visitor who comes from another page starts at the top, at the heading, with the longer footer @long', {
  tag: ['@RTE-29', '@FTR-20'],
}, async ({ page }) => {
  await open(page, '/');
  await openMenu(page, 'products');
  await panel(page, 'products').locator('a[href="/signchain"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeFocused();
  await expect(page).toHaveTitle(recordOf(path).title);
  await expectOwnFooter(page);
  await expectDrawn(page);

  await page.getByRole('contentinfo').locator('a[href="/contact"]').last().click();
  await expect(page.getByRole('heading', { level: 1, name: openingOf('/contact').heading })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').locator('a[href="/team"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('figures and closable answers are all there', { tag: ['@SGN-07', '@SGN-11', '@STA-03'] }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: statistics.name ?? '' }).getByRole('listitem')).toHaveText(figures);
    await expectQuestions(page, faq);
    await expectClosable(page);
  });
});
