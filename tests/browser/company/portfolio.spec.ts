import { expect, test } from '../support/fixtures.ts';

test('the portfolio shows six samples, each with title and picture, and leads to the project', {
  tag: ['@RTE-08', '@RTE-36', '@PRT-01', '@PRT-02', '@PRT-03', '@PRT-04', '@ENT-19'],
}, async ({ page }) => {
  const response = await page.goto('/portfolio');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Portfolio', exact: true })).toBeVisible();
  const section = page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { name: 'Valuable AI projects for new generation', exact: true }) });
  await expect(page.locator('main')).toContainText('sample projects');
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const titles = new Set<string>();
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading', { level: 3 }).innerText();
    titles.add(title);
    await expect(card.getByRole('img')).toHaveAttribute('aria-label', /.{20,}/);
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/portfolio-details');
    await expect(card.getByRole('link')).toHaveAccessibleName(title);
  }
  expect(titles.size).toBe(6);
  // Anywhere on the card: the link covers it.
  await cards.nth(3).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/portfolio-details$/);
});

test('the project names client, services and duration, and tells what was done and what came of it', {
  tag: ['@RTE-09', '@PRT-05', '@PRT-06', '@PRT-07', '@PRT-08', '@PRT-10', '@PRT-11'],
}, async ({ page }) => {
  const response = await page.goto('/portfolio-details');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio Single', exact: true })).toBeVisible();
  const fact = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(fact('Client').locator('dd')).toHaveText('Sample client');
  await expect(fact('Services').locator('dd')).toHaveText(/Cloud cost optimization/);
  await expect(fact('Duration').locator('dd')).toHaveText(/1 to 2 weeks/);
  for (const heading of ['Project overview', 'Project results']) {
    const section = page.locator('main > section').filter({ has: page.getByRole('heading', { name: heading }) });
    expect((await section.innerText()).length).toBeGreaterThan(200);
  }
});

test('the live preview opens the external platform in a tab of its own', { tag: '@PRT-09' }, async ({
  page,
  context,
}) => {
  await context.route('https://cloudsanalytics.example/**', (route) => route.fulfill({ body: 'platform' }));
  await page.goto('/portfolio-details');
  const preview = page.getByRole('link', { name: 'Live preview', exact: true });
  await expect(preview).toHaveAccessibleDescription('opens in a new tab');
  const opened = context.waitForEvent('page');
  await preview.click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://cloudsanalytics.example/');
  await expect(page).toHaveURL(/\/portfolio-details$/);
});
