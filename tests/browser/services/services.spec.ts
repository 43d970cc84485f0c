import type { Props as FinList } from '../../../app/blocks/fin-list/schema.ts';
import type { Props as PictureCards } from '../../../app/blocks/picture-cards/schema.ts';
import type { Props as ProjectSteps } from '../../../app/blocks/project-steps/schema.ts';
import type { Props as SunHero } from '../../../app/blocks/sun-hero/schema.ts';
import type { Props as Works } from '../../../app/blocks/works/schema.ts';
import { block } from '../../support/blocks.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { expectLink, expectSharedLayout, hero, section } from '../../support/browser/parts.ts';
import { isWhole } from '../../support/views/whole-page.ts';

const opening = block<SunHero>('/services', 'sun-hero');
const offerings = block<FinList>('/services', 'fin-list');
const works = block<Works>('/services', 'works');
const onboarding = block<ProjectSteps>('/services', 'project-steps');
const models = block<PictureCards>('/services', 'picture-cards');

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/services');
  expect(response?.status()).toBe(200);
});

test('the services page names its subject, its skills and its kinds of work, and leads on to a conversation', {
  tag: ['@RTE-16', '@SOV-01', '@SOV-02', '@SOV-03', '@SOV-04'],
}, async ({ page }) => {
  await expectSharedLayout(page);
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(opening.heading);
  await expectLink(hero(page).getByRole('link'), opening.action);
  for (const { heading, tiles } of [
    { heading: offerings.heading, tiles: offerings.items },
    { heading: works.heading, tiles: works.items },
  ]) {
    const part = section(page, heading);
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(tiles.map(({ title }) => title));
    await expect(part.getByRole('listitem').locator('p')).toHaveText(tiles.map(({ text }) => text));
    await expect(part.getByRole('link')).toHaveCount(0);
  }
  for (const tile of await section(page, offerings.heading).getByRole('listitem').all())
    await expect(tile.locator('svg > *').first()).toBeAttached();
  const pictures = section(page, works.heading).getByRole('listitem').locator('img');
  expect(new Set(await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))).size).toBe(
    works.items.length,
  );
});

test('onboarding explains its steps with what they leave and how long they take, and a diagram shows the whole', {
  tag: ['@SOV-05', '@SOV-06', '@SOV-07', '@SOV-08', '@SOV-09', '@SOV-10', '@SOV-11', '@SOV-12', '@ENT-14'],
}, async ({ page }) => {
  const part = section(page, onboarding.heading);
  await expect(part.getByText(onboarding.lead, { exact: true })).toBeVisible();
  const steps = part.locator('ol > li');
  await expect(steps).toHaveCount(onboarding.items.length);
  for (const [index, { title, duration, text, points }] of onboarding.items.entries()) {
    const step = steps.nth(index);
    await expect(step.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(step.getByRole('paragraph')).toHaveText([duration, text]);
    await expect(step.getByRole('listitem')).toHaveText(points);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(4);
  }
  const diagram = part.getByRole('img', { name: onboarding.image.alt });
  await page.waitForFunction(isWhole);
  const [last, picture] = await Promise.all([steps.last().boundingBox(), diagram.boundingBox()]);
  expect(picture?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
});

test('the engagement models lead to the contact page, below the diagram', {
  tag: ['@ENG-01', '@ENG-02', '@ENT-13'],
}, async ({ page }) => {
  const cards = section(page, models.heading).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(models.items.map(({ title }) => title));
  for (const [index, { subtitle, text, action, image }] of models.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('img', { name: image.alt })).toBeVisible();
    await expect(card.getByRole('paragraph')).toHaveText([subtitle ?? '', text]);
    await expectLink(card.getByRole('link'), action);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/contact');
  }
  await page.waitForFunction(isWhole);
  const diagram = await page.getByRole('img', { name: onboarding.image.alt }).boundingBox();
  expect((await cards.first().boundingBox())?.y).toBeGreaterThan(diagram?.y ?? Number.POSITIVE_INFINITY);
});
