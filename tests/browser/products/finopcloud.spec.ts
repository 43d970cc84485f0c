import type { Props as Banner } from '../../../app/blocks/banner/schema.ts';
import type { Props as Explanation } from '../../../app/blocks/explanation/schema.ts';
import type { Props as Faq } from '../../../app/blocks/faq/schema.ts';
import type { Props as IllustratedHero } from '../../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as TechStack } from '../../../app/blocks/tech-stack/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { colorOf, expectToLeave, hero, section, standInForOthers } from '../../support/browser/parts.ts';
import { isWhole } from '../../support/views/whole-page.ts';
import { expectClosable, expectOwnFooter, expectQuestions, expectWhiteNavigation } from './product-page.ts';

const path = '/finopcloud';
const words = block<IllustratedHero>(path, 'illustrated-hero');
const services = block<NamedList>(path, 'named-list');
const approach = block<NamedList>(path, 'named-list', 1);
const whatIsIt = block<Explanation>(path, 'explanation');
const techStack = block<TechStack>(path, 'tech-stack');
const faq = block<Faq>(path, 'faq');
const closing = block<Banner>(path, 'banner');

test('the page opens by its address, with white navigation on a night hero, and ends with one footer of its own', {
  tag: ['@RTE-30', '@FIN-12', '@FTR-20', '@GEN-01', '@ENT-01', '@T-06', '@HDR-09', '@HDR-12', '@A-23'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  await page.waitForFunction(isWhole);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // The document's height is a whole number.
  expect(Math.abs((footer?.y ?? 0) + (footer?.height ?? 0) - height)).toBeLessThanOrEqual(0.5);
  expect(Math.max(...(await colorOf(hero(page), 'background-color')).slice(0, 3))).toBeLessThan(40);
  await expectWhiteNavigation(page);
});

test('the page names the product, its services, what it is, its technology, its steps and its questions', {
  tag: [
    '@FIN-01',
    '@FIN-03',
    '@FIN-05',
    '@FIN-06',
    '@FIN-07',
    '@FIN-08',
    '@FIN-09',
    '@FIN-10',
    '@FIN-11',
    '@GEN-05',
    '@GEN-09',
    '@T-13',
    '@A-29',
    '@STA-01',
    '@ENT-15',
    '@A-34',
  ],
}, async ({ page }) => {
  await page.goto(path);
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(hero(page)).toContainText(words.lead);
  await expect(hero(page).getByRole('img', { name: words.shot.alt })).toBeVisible();

  const cards = section(page, services.heading).getByRole('article');
  await expect(cards).toHaveCount(services.items.length);
  for (const [index, { title, text }] of services.items.entries()) {
    await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(cards.nth(index).getByRole('paragraph')).toHaveText(text);
    await expect(cards.nth(index).locator('svg').first().locator('> *').first()).toBeAttached();
  }

  await expect(section(page, whatIsIt.heading).getByRole('paragraph')).toHaveText(whatIsIt.lead);
  const benefits = section(page, whatIsIt.heading).getByRole('listitem');
  await expect(benefits).toHaveText(whatIsIt.items);
  for (const benefit of await benefits.all()) await expect(benefit.locator('svg')).toBeVisible();

  await expect(section(page, techStack.heading).getByRole('listitem').getByRole('heading')).toHaveText(
    techStack.items.map(({ name, role }) => `${name} ${role}`),
  );
  await expect(section(page, approach.heading).getByRole('listitem').getByRole('paragraph')).toHaveText(
    approach.items.map(({ text }) => text),
  );
  await expectQuestions(page, faq);
});

test('what the product is made of stands before what it is', { tag: ['@FIN-05', '@FIN-08'] }, async ({ page }) => {
  await page.goto(path);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf(techStack.heading)).toBeLessThan(headings.indexOf(whatIsIt.heading));
});

test('every way to the platform opens it in a new tab, on its own host', {
  tag: ['@FIN-02', '@FIN-04', '@GEN-10', '@GEN-14', '@A-27', '@A-28'],
}, async ({ page, context, site }) => {
  await standInForOthers(page, site.url);
  await page.goto(path);
  const main = page.getByRole('main');
  const { label, to } = words.action as { label: string; to: string };
  const explore = main.getByRole('link', { name: label, exact: true });
  const getStarted = section(page, services.heading).getByRole('link');
  await expect(explore).toHaveCount(2);
  await expect(getStarted).toHaveCount(services.items.length);
  for (const link of [...(await explore.all()), ...(await getStarted.all())]) await expectToLeave(link, to);
  await expect(main.locator('a[href="/contact"]')).toHaveText(closing.link?.label ?? '');
  for (const link of [explore.first(), getStarted.last()]) {
    const opened = context.waitForEvent('page');
    await link.click();
    expect((await opened).url()).toBe(to);
  }
  await expect(page).toHaveURL(/\/finopcloud$/);
});

test('the two product pages keep their own header and footer on the way from one to the other @long', {
  tag: ['@RTE-29', '@RTE-30', '@HDR-09', '@STA-01', '@STA-03'],
}, async ({ page }) => {
  await open(page, path);
  await expectClosable(page);
  await page.getByRole('contentinfo').locator('a[href="/signchain"]').click();
  await expect(page.getByRole('heading', { level: 1, name: openingOf('/signchain').heading })).toBeFocused();
  await expectOwnFooter(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expectOwnFooter(page);
  await expectWhiteNavigation(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the answers open and close', { tag: '@STA-03' }, async ({ page }) => {
    await page.goto(path);
    await expectClosable(page);
  });
});
