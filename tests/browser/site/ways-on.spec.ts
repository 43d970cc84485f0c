import { expect, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { sitePages } from '../../support/content.ts';

const index = lists.offers.filter(({ line }) => line);

test('the services page begins with an index of all services: name, a line, and the way there', async ({ page }) => {
  await page.goto('/services');
  const links = page.locator('main > section').nth(1).getByRole('link');
  await expect(links).toHaveText(index.map(({ name, line }) => `${name} ${line}`));
  for (const [place, { to }] of index.entries()) await expect(links.nth(place)).toHaveAttribute('href', to);
});

test('the home page leads to every service and every product from its own words', async ({ page }) => {
  await page.goto('/');
  for (const { name, to } of lists.offers)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
});

test('a service ends with the way to the next one, and the last with the way to the first @long', async ({ page }) => {
  for (const [place, { to }] of index.entries()) {
    await page.goto(to);
    const next = index[(place + 1) % index.length];
    const last = page.locator('main > :is(section, div)').last();
    await expect(last.getByRole('link')).toHaveAttribute('href', next?.to ?? '');
    await expect(last).toContainText(next?.line ?? '');
  }
});

test('every page ends with a way on: a link in its last section that leads to another page and says more than one word @long', async ({
  page,
}) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    const ways = await page
      .locator('main > section, main > div')
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent?.trim() ?? '']));
    const on = ways.filter(([href = '', words = '']) => !href.startsWith('#') && href !== path && /\s/.test(words));
    expect(on, path).not.toEqual([]);
  }
});
