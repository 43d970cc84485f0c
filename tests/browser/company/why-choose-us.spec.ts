import { expect, hydrated, test } from '../support/fixtures.ts';

test('the page about choosing the company stands in the shared layout and says where it is', {
  tag: '@RTE-24',
}, async ({ page }) => {
  const response = await page.goto('/why-choose-us');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Why Choose Us', exact: true })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('Why Choose Us');
});

test('what the home page says about it stands here in full, and its link leads here', {
  tag: '@HOM-13',
}, async ({ page }) => {
  await page.goto('/');
  const sentences = await page.locator('.offer-reasons > p').allTextContents();
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  await hydrated(page);
  await page.locator('.offer-reasons a').click();
  await expect(page).toHaveURL(/\/why-choose-us$/);
  const text = page.locator('.commitment-words');
  for (const sentence of sentences) await expect(text).toContainText(sentence);
});

test('the company is as old and as busy as everywhere else', { tag: '@CST-01' }, async ({ page }) => {
  await page.goto('/why-choose-us');
  const facts = page.locator('.facts .stat');
  await expect(facts).toHaveCount(3);
  for (const [index, fact] of [/2022.*Established/s, /50\+.*clients/s, /70\+.*projects/s].entries())
    await expect(facts.nth(index)).toHaveText(fact);
  const fins = await facts
    .locator('.tally path')
    .evaluateAll((all) => all.map((fin) => fin.getAttribute('d')?.match(/M/g)?.length));
  expect(fins).toEqual([50, 70]);
});

test('whoever is convinced, or not, can ask', async ({ page }) => {
  await page.goto('/why-choose-us');
  await expect(page.locator('.banner').getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
});
