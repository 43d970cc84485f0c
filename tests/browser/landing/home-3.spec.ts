import { expectOwnFooter, section } from '../products/product-page.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const path = '/home-3';

test('the page opens by its address, with one header that leads to the accounts, one footer, and its claim', {
  tag: ['@RTE-28', '@LND-12', '@LND-13', '@LND-22', '@LND-31'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/signup');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/AI.*future.*business/);
  await expect(hero.getByRole('link')).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link')).toBeInViewport();
});

test('three benefits and two blocks say what AI changes', { tag: ['@LND-14', '@LND-15'] }, async ({ page }) => {
  await page.goto(path);
  const benefits = page.locator('main > section').nth(1).getByRole('listitem');
  await expect(benefits.getByRole('heading')).toHaveText([
    'Enhanced Decision-Making',
    'Efficiency and Automation',
    'Customer Experiences',
  ]);
  for (const benefit of await benefits.all()) await expect(benefit.locator('p')).toHaveText(/.{40,}/);

  const blocks = page.locator('main > section:has(.story)');
  await expect(blocks).toHaveCount(2);
  for (const block of await blocks.all()) {
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(block.locator('p')).toHaveText(/.{100,}/);
    await expect(block.getByRole('img', { name: /.{30,}/ })).toHaveCount(1);
  }
});

test('three sections about the analysis of data stand here, each with a picture', {
  tag: ['@LND-28', '@LND-29', '@LND-30', '@LND-31'],
}, async ({ page }) => {
  await page.goto(path);
  const data = section(page, 'Analyze any data perfectly with AI');
  await expect(data.getByRole('heading', { level: 2 })).toHaveText([
    'Analyze any data perfectly with AI',
    'Widely used throughout the industry for work',
    'Manage large amounts of data',
  ]);
  await expect(data.locator('p')).toHaveText([/.{80,}/, /.{80,}/, /.{80,}/]);
  await expect(data.getByRole('img', { name: /.{40,}/ })).toHaveCount(3);
});

test('six solutions stand in their order, the sixth with a name of its own', {
  tag: ['@LND-16', '@LND-17', '@LND-18', '@A-36'],
}, async ({ page }) => {
  await page.goto(path);
  const solutions = page.locator('.cell-grid').getByRole('listitem');
  await expect(solutions.getByRole('heading')).toHaveText([
    'Data Analysis',
    'Automation',
    'Personalization',
    'Cost Savings',
    'Risk Management',
    'Innovation',
  ]);
  for (const solution of await solutions.all()) await expect(solution.locator('p')).toHaveText(/.{40,}/);
});

test('three people answer, and a link leads to the profile', { tag: ['@LND-19', '@TEM-10'] }, async ({ page }) => {
  await page.goto(path);
  const team = page.locator('main > section:has(.people)');
  const people = team.getByRole('listitem');
  await expect(people).toHaveCount(3);
  for (const person of await people.all()) {
    const name = (await person.getByRole('heading', { level: 3 }).textContent()) ?? '';
    expect(name).toMatch(/\S+ \S+/);
    await expect(person.getByRole('img', { name })).toHaveCount(1);
    await expect(person.locator('p')).toHaveText(/\S/);
    await person.scrollIntoViewIfNeeded();
    await expect
      .poll(() => person.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(team.locator('a[href="/team-details"]')).toHaveCount(1);
});

test("two clients' experiences have a quote, an author and a role each", {
  tag: ['@LND-20', '@ENT-18'],
}, async ({ page }) => {
  await page.goto(path);
  const quotes = section(page, "Clients' experiences").locator('figure');
  await expect(quotes).toHaveCount(2);
  for (const quote of await quotes.all()) {
    await expect(quote.locator('blockquote')).toHaveText(/.{60,}/);
    await expect(quote.locator('figcaption > b')).toHaveText(/\S+ \S+/);
    await expect(quote.locator('figcaption > span')).toHaveText(/\S/);
  }
});

test('the latest articles are those of the home page and lead to the article', {
  tag: ['@LND-21'],
}, async ({ page }) => {
  await page.goto('/');
  const titles = await page.locator('main article:has(a.post) h3').allTextContents();
  await page.goto(path);
  const articles = section(page, 'Latest articles').getByRole('article');
  await expect(articles.getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const article of await articles.all())
    await expect(article.getByRole('link')).toHaveAttribute('href', '/blog-details');
});

test('a visitor who comes from another page finds icons and pictures in place', { tag: '@RTE-28' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/home-3"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/future of business/);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  for (const icon of await page.locator('main svg').all()) await expect(icon.locator('> *').first()).toBeAttached();
});
