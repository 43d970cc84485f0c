import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as Project } from '../../../app/blocks/project/schema.ts';
import type { Props as ProjectGrid } from '../../../app/blocks/project-grid/schema.ts';
import type { Props as Story } from '../../../app/blocks/story/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { expectLoaded, section } from '../../support/browser/parts.ts';

const path = '/portfolio/this-website';
const { heading: title } = openingOf(path);

test('this website is a project with its measured figures and their pictures @long', async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const found = block<NamedList>(path, 'named-list');
  const results = section(page, found.heading).getByRole('listitem');
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(found.items.map(({ title }) => title));
  for (const { alt } of block<Project>(path, 'project').pictures)
    await expectLoaded(page.getByRole('img', { name: alt }).last());
});

test('it is linked from the company and the blog, and is no card among the samples @long', async ({ page }) => {
  await page.goto('/portfolio');
  const cards = section(page, block<ProjectGrid>('/portfolio', 'project-grid').heading);
  await expect(cards.getByRole('listitem')).not.toHaveCount(0);
  await expect(cards.locator(`a[href="${path}"]`)).toHaveCount(0);
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', path);
  await page.goto('/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: block<Story>('/about', 'story').action?.label ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
