import { home } from '../../../app/content/home.ts';
import { whyChooseUs } from '../../../app/content/why-choose-us.ts';
import { expect, startScript, test } from '../support/fixtures.ts';
import { barsOf, expectBreadcrumbHero, expectLink, section } from '../support/parts.ts';

const { commitment, facts, closing } = whyChooseUs;

test('the page says where it is, how old and how busy the company is, and how to ask', {
  tag: ['@RTE-24', '@CST-01'],
}, async ({ page }) => {
  const response = await page.goto('/why-choose-us');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, whyChooseUs.hero);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whyChooseUs.hero.heading);
  for (const sentence of paragraphs) await expect(section(page, commitment.heading)).toContainText(sentence);
});
