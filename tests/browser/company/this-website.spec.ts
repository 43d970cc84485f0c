import type { Props as Origin } from '../../../app/blocks/origin/schema.ts';
import { portfolio } from '../../../app/content/portfolio/portfolio.ts';
import { project } from '../../../app/content/portfolio/projects/this-website.ts';
import { block } from '../../support/blocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectLoaded, section } from '../support/parts.ts';

const path = `/portfolio/${project.slug}`;

test('this website is a project with its measured figures and their pictures', async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  const results = section(page, project.results.heading).getByRole('listitem');
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(project.results.items.map(({ title }) => title));
  for (const { alt } of project.pictures.sources) await expectLoaded(page.getByRole('img', { name: alt }).last());
});

test('it is linked from the company and the blog, and is no card among the samples', async ({ page }) => {
  await page.goto('/portfolio');
  const cards = section(page, portfolio.projects.heading);
  await expect(cards.getByRole('listitem')).not.toHaveCount(0);
  await expect(cards.locator(`a[href="${path}"]`)).toHaveCount(0);
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('link', { name: project.title })).toHaveAttribute('href', path);
  await page.goto('/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: block<Origin>('/about', 'origin').action?.label ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
