import type { Props as Banner } from '../../../app/blocks/banner/schema.ts';
import type { Props as Counters } from '../../../app/blocks/counters/schema.ts';
import type { Props as Statement } from '../../../app/blocks/statement/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, startScript, test } from '../../support/browser/fixtures.ts';
import { barsOf, expectBreadcrumbHero, expectLink, section } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';

const path = '/why-choose-us';
const commitment = block<Statement>(path, 'statement');
const facts = block<Counters>(path, 'counters');
const closing = block<Banner>(path, 'banner');

test('the page says where it is, how old and how busy the company is, and how to ask', {
  tag: ['@RTE-24', '@CST-01'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, openingOf(path));
  const cards = page.locator('main li:has(> p > b)');
  await expect(cards).toHaveCount(facts.items.length);
  for (const [index, { figure, label }] of facts.items.entries()) {
    await expect(cards.nth(index)).toContainText(figure);
    await expect(cards.nth(index)).toContainText(label);
    const years = new Date().getFullYear() - Number(figure) + 1;
    expect(await barsOf(cards.nth(index))).toEqual([figure.endsWith('+') ? Number.parseInt(figure, 10) : years]);
  }
  await expectLink(section(page, closing.heading).getByRole('link'), closing.action);
});

test('what the home page says about it stands here in full, and its link leads here', {
  tag: '@HOM-13',
}, async ({ page }) => {
  const { paragraphs, action } = home.offer.reasons;
  await page.goto('/');
  for (const sentence of paragraphs) await expect(page.getByRole('main')).toContainText(sentence);
  await startScript(page);
  await page.getByRole('main').getByRole('link', { name: action.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingOf(path).heading);
  for (const sentence of paragraphs) await expect(section(page, commitment.heading)).toContainText(sentence);
});
