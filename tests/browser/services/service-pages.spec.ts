import type { Page } from '@playwright/test';
import { getStartedLabel } from '../../../app/ui/text/ui-texts.ts';
import { pageAt } from '../../support/blocks.ts';
import { expect, long, open, test } from '../../support/browser/fixtures.ts';
import {
  colorOf,
  expectLink,
  expectSharedLayout,
  expectTones,
  hero,
  openQuestions,
  questions,
  section,
} from '../../support/browser/parts.ts';
import { type Service, services } from '../../support/services.ts';

const getStarted = { label: getStartedLabel, to: '/contact' };

/** Headings of a page's sections, from top to bottom. */
const order = (page: Page) => page.locator('main > section').locator('h1, h2').allTextContents();

async function expectFeatures(page: Page, features: Service['features']): Promise<void> {
  const cards = section(page, features.heading).getByRole('article');
  await expect(cards).toHaveCount(features.items.length);
  for (const [index, { title, text, points, action }] of features.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card.getByRole('paragraph')).toHaveText(text);
    await expect(card.getByRole('listitem')).toHaveText(points ?? []);
    if (action) await expectLink(card.getByRole('link'), action);
  }
  await expectTones(cards, features.items);
}

async function expectParts(page: Page, parts: Service['parts']): Promise<void> {
  const offer = section(page, parts.heading);
  for (const words of [parts.lead].flat()) await expect(offer.getByText(words, { exact: true })).toBeVisible();
  await expect(offer.getByRole('article')).toHaveCount(parts.items.length);
  for (const [index, { title, text }] of parts.items.entries()) {
    const part = offer.getByRole('article').nth(index);
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(part.getByRole('paragraph')).toHaveText(text);
    if (parts.link) await expectLink(part.getByRole('link'), parts.link);
  }
  await expect(offer.getByRole('img')).toHaveCount(0);
}

async function expectStory(page: Page, story: Service['story']): Promise<void> {
  const told = section(page, story.heading);
  await expect(told.getByRole('img')).toHaveCount(1);
  await expect(told.getByRole('img', { name: story.image.alt })).toBeVisible();
  await expect(told.getByRole('paragraph')).toHaveText(story.paragraphs);
  const points = told.getByRole('listitem');
  await expect(points).toHaveText(story.items.map(({ text }) => text));
  for (const point of await points.all()) {
    await expect(point.locator('svg > *').first()).toBeAttached();
    await expect(point.locator('svg')).toHaveText('');
  }
}

async function expectUses(page: Page, industries: NonNullable<Service['industries']>): Promise<void> {
  const uses = section(page, industries.heading).getByRole('listitem');
  await expect(uses).toHaveText(industries.items.map(({ number, title, text }) => `${number}${title}${text}`));
  expect(industries.items.map(({ number }) => number)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
}

async function expectPlans(page: Page, plans: NonNullable<Service['plans']>): Promise<void> {
  const part = section(page, plans.heading);
  await expect(part.getByText(plans.lead, { exact: true })).toBeVisible();
  await expect(part.getByRole('article')).toHaveCount(plans.items.length);
  for (const [index, { title, text, capacity, points }] of plans.items.entries()) {
    const plan = part.getByRole('article', { name: title });
    await expect(part.getByRole('article').nth(index)).toHaveAccessibleName(title);
    await expect(plan.getByText(text, { exact: true })).toBeVisible();
    await expect(plan.getByRole('listitem')).toHaveText([...points]);
    await expectLink(plan.getByRole('link'), getStarted);
    const words = 'hours' in capacity ? [`${capacity.hours} ${capacity.unit}`] : Object.values(capacity).flat();
    for (const word of words) await expect(plan).toContainText(word);
  }
  expect((await part.innerText()).match(/\d+\s+hours/g)).toHaveLength(1);
  const grounds = (await part.getByRole('article').all()).map((plan) => colorOf(plan, 'background-color'));
  expect((await Promise.all(grounds)).map(([, , , opacity = 0]) => opacity > 0)).toEqual([true, false, true]);
}

for (const service of services) {
  const { features, parts, story, industries, plans, banner, faq } = service;
  const path = `/services/${service.slug}` as const;

  test(`${path} says on a dark first screen which service it is, and has the sections of its kind in their order${long(service !== services[0])}`, {
    tag: [
      '@RTE-17',
      '@RTE-18',
      '@RTE-19',
      '@RTE-20',
      '@RTE-21',
      '@RTE-22',
      '@ENT-01',
      '@GEN-05',
      '@CLD-01',
      '@CLD-04',
      '@SVC-01',
      '@SVC-03',
      '@SVC-04',
      '@SVC-05',
      '@SVC-06',
      '@CLD-02',
      '@CLD-03',
      '@SVC-07',
      '@SVC-08',
      '@SVC-09',
      '@SVC-10',
      '@SVC-11',
      '@SVC-12',
      '@SVC-13',
      '@SVC-14',
      '@SVC-15',
      '@SVC-16',
      '@ENT-07',
      '@ENT-09',
      '@ENT-21',
      '@SVC-17',
      '@SVC-18',
      '@SVC-19',
      '@SVC-23',
      '@ENG-03',
      '@ENG-04',
      '@ENG-05',
      '@ENG-06',
      '@ENG-07',
      '@ENG-08',
      '@ENG-09',
      '@ENG-10',
      '@ENG-11',
      '@ENT-10',
      '@ENT-11',
      '@ENT-12',
    ],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectSharedLayout(page);
    await expect(hero(page).getByRole('paragraph')).toHaveText(service.hero.lead);
    const { action = getStarted } = service.hero;
    await expectLink(hero(page).getByRole('link', { name: action.label, exact: true }), action);
    expect(Math.max(...(await colorOf(hero(page), 'background-color')).slice(0, 3))).toBeLessThan(40);
    expect(Math.max(...(await colorOf(hero(page))).slice(0, 3))).toBeGreaterThan(220);
    expect(await order(page)).toEqual(pageAt(path).blocks.map(({ heading }) => heading));
    await test.step('it explains itself in cards, one of them lit', () => expectFeatures(page, features));
    await test.step('it offers its parts', () => expectParts(page, parts));
    await test.step('it tells its way of working beside one picture', () => expectStory(page, story));
    if (industries) await test.step('it numbers its uses', () => expectUses(page, industries));
    if (plans)
      await test.step('it offers its plans, on a ground, on none, and on a ground', () => expectPlans(page, plans));
  });

  test(`the banner of ${path} leads down to its questions, and always exactly one answer is in view${long(service !== services[0])}`, {
    tag: ['@SVC-20', '@SVC-21', '@SVC-22', '@STA-01', '@STA-02', '@ENT-15'],
  }, async ({ page }) => {
    await open(page, path);
    const part = section(page, banner.heading);
    for (const words of [banner.subtitle, banner.text])
      await expect(part.getByText(String(words), { exact: true })).toBeVisible();
    const button = part.getByRole('link', { name: banner.action.label });
    await expect(button).toHaveAttribute('href', banner.action.to);
    await button.click();
    await expect(page).toHaveURL(new RegExp(`${banner.action.to}$`));
    await expect(page.locator(banner.action.to)).toBeInViewport({ ratio: 0.3 });

    const items = questions(page);
    await expect(items.locator('summary')).toHaveText(faq.items.map(({ question }) => question));
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(items.first().getByRole('paragraph')).toBeVisible();
    const third = items.nth(2);
    await third.locator('summary').click();
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(third.locator('summary')).toHaveAttribute('aria-disabled', 'true');
    await third.locator('summary').click();
    await page.keyboard.press('Enter');
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(third.getByRole('paragraph')).toBeVisible();
    await items.first().locator('summary').click();
    await expect(third).not.toHaveAttribute('open');
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(third.locator('summary')).not.toHaveAttribute('aria-disabled');
  });
}

/** Sentences of a record, without names, points and labels of buttons. */
function sentencesOf(value: unknown, key = ''): string[] {
  if (['block', 'beside', 'kind', 'points', 'action', 'icon', 'unit', 'name', 'illustration'].includes(key)) return [];
  if (typeof value === 'string') return value.length > 12 && value !== 'Our Solutions' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => sentencesOf(part, name));
}

test('no two service pages say the same', { tag: '@SVC-02' }, () => {
  const owners = new Map<string, string>();
  for (const { slug, order, menu, footer, title, ...page } of services) {
    const path = `/services/${slug}`;
    const said = sentencesOf(page);
    expect(said.length, path).toBeGreaterThan(40);
    for (const sentence of said) {
      expect(owners.get(sentence), `${path}: ${sentence}`).toBeUndefined();
      owners.set(sentence, path);
    }
  }
});

test('the plural of the cloud address leads to the not-found page', { tag: '@RTE-21' }, async ({ page }) => {
  const response = await page.goto('/services/cloud-services');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('no service shows itself in the form of another', async () => {
  const kinds = services.flatMap(({ exhibit }) => (exhibit ? [exhibit.block] : []));
  expect(new Set(kinds).size).toBe(kinds.length);
});
