import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as Project } from '../../../app/blocks/project/schema.ts';
import type { Props as ProjectGrid } from '../../../app/blocks/project-grid/schema.ts';
import { opensInNewTab } from '../../../app/ui/text/ui-texts.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { expectBreadcrumbHero, expectToLeave, section, standInForOthers } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

const grid = block<ProjectGrid>('/portfolio', 'project-grid');
const projects = [
  ...content.projects.filter(({ listed }) => listed).map((each) => ({ ...each, title: each.name, to: each.path })),
  ...grid.items,
];
const opening = openingOf('/portfolio');
const project = block<Project>('/portfolio-details', 'project');
const { overview } = project;
const results = block<NamedList>('/portfolio-details', 'named-list');

test('the portfolio shows its samples, each with title and picture, and leads to the project', {
  tag: ['@RTE-08', '@RTE-36', '@PRT-01', '@PRT-02', '@PRT-03', '@PRT-04', '@ENT-19'],
}, async ({ page }) => {
  const response = await page.goto('/portfolio');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, opening);
  await expect(page.getByText(opening.lead, { exact: true })).toBeVisible();
  const cards = section(page, grid.heading).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(projects.map(({ title }) => title));
  for (const [index, { title, image, photograph, to }] of projects.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('img', { name: (photograph ?? image)?.alt ?? '' })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', to);
    await expect(card.getByRole('link')).toHaveAccessibleName(title);
  }
  // Clicks anywhere: the link covers cards.
  await cards.nth(3).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`${projects[3]?.to}`);
});

test('the project shows its facts, the work and the results', {
  tag: ['@RTE-09', '@PRT-05', '@PRT-06', '@PRT-07', '@PRT-08', '@PRT-10', '@PRT-11'],
}, async ({ page }) => {
  const response = await page.goto('/portfolio-details');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, openingOf('/portfolio-details'));
  for (const { label, value } of project.facts) {
    const fact = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }
  await expect(section(page, overview.heading).getByRole('paragraph')).toHaveText(overview.paragraphs);
  for (const { title, text } of results.items) {
    await expect(section(page, results.heading)).toContainText(title);
    await expect(section(page, results.heading)).toContainText(text);
  }
});

test('the live preview opens the external platform in a tab of its own', { tag: '@PRT-09' }, async ({
  page,
  context,
  site,
}) => {
  const { label, to } = project.preview?.action ?? { label: '', to: '' };
  await standInForOthers(page, site.url);
  await page.goto('/portfolio-details');
  const preview = page.getByRole('link', { name: label, exact: true });
  await expect(preview).toHaveAccessibleDescription(opensInNewTab);
  await expectToLeave(preview, to);
  const opened = context.waitForEvent('page');
  await preview.click();
  await expect(await opened).toHaveURL(to);
  await expect(page).toHaveURL(/\/portfolio-details$/);
});
