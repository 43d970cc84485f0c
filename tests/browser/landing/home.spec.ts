import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const sectionOf = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('the hero names generative AI and blockchain and leads to the contact page', {
  tag: ['@HOM-01', '@HOM-02', '@RTE-01'],
}, async ({ page }) => {
  const hero = page.locator('main section').first();
  await expect(hero).toContainText(/generative AI/i);
  await expect(hero).toContainText(/blockchain/i);
  const start = hero.getByRole('link', { name: 'Get Started', exact: true });
  await expect(start).not.toHaveAttribute('target');
  await start.click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('two cards say how many clients and projects there are, with exactly as many fins', {
  tag: ['@HOM-03', '@HOM-04', '@GEN-12', '@GEN-13'],
}, async ({ page }) => {
  const cards = page.locator('.stat');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('50+');
  await expect(cards.nth(0)).toContainText(/clients/);
  await expect(cards.nth(1)).toContainText('70+');
  await expect(cards.nth(1)).toContainText(/projects/);
  const fins = await page
    .locator('.tally path')
    .evaluateAll((all) => all.map((fin) => fin.getAttribute('d')?.match(/M/g)?.length));
  expect(fins).toEqual([50, 70]);
});

test('three solution cards stand in one row on a desk and stack on a phone', { tag: ['@HOM-05', '@HOM-08'] }, async ({
  page,
}) => {
  const cards = page.locator('.solution-cards > article');
  await expect(cards.getByRole('heading')).toHaveText([
    'Maximize Productivity',
    'Optimize Workflow',
    'Achieve Business Goals',
  ]);
  const tops = () => cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(3);
});

test("each solution card's Get Started opens the contact page in a new tab and says so", {
  tag: ['@HOM-06', '@HOM-07'],
}, async ({ page, context }) => {
  const links = page.locator('.solution-cards').getByRole('link', { name: /^Get Started.*opens in a new tab$/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(/\/contact$/);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/$/);
});

test('four service tiles lead to the service details', { tag: ['@HOM-09', '@HOM-10'] }, async ({ page }) => {
  const tiles = page.locator('main a.cell');
  await expect(tiles.getByRole('heading')).toHaveText([
    'AI and Blockchain Strategy Consulting',
    'Custom AI Model Development',
    'Continuous Improvement and Compliance',
    'Flexible Resource Management Solutions',
  ]);
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(
    Array(4).fill('/service-details'),
  );
});

test('a service tile has an icon, a title and a text; the icon turns from ink to orange under the pointer', {
  tag: '@ENT-08',
}, async ({ page }) => {
  const tile = page.locator('main a.cell').first();
  const icon = tile.locator('svg').first();
  await expect(tile.getByRole('heading')).not.toBeEmpty();
  await expect(tile.locator('p')).not.toBeEmpty();
  await tile.scrollIntoViewIfNeeded();
  const ink = await icon.evaluate((svg) => getComputedStyle(svg).color);
  await tile.hover();
  await expect(icon).not.toHaveCSS('color', ink);
  const [red = 0, green = 0, blue = 0] = await icon.evaluate((svg) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(svg).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

test('What We Offer shows four kinds of customers, and Why Choose Us says why', {
  tag: ['@HOM-11', '@HOM-12', '@HOM-13', '@GEN-03'],
}, async ({ page }) => {
  const offer = sectionOf(page, 'What We Offer');
  await expect(offer.locator('.audience').getByRole('heading')).toHaveText([
    'Startups',
    'Small & Medium Businesses',
    'Enterprises',
    'Agencies',
  ]);
  await expect(page.getByRole('heading', { name: 'Why Choose Us', exact: true })).toBeVisible();
  await expect(offer.locator('.offer-reasons p')).not.toHaveCount(0);
});

test('a block on innovation across industries has five checked items', { tag: ['@HOM-14', '@HOM-15'] }, async ({
  page,
}) => {
  const block = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: /innovation.*industry/i }) });
  await expect(block.getByRole('listitem')).toHaveCount(5);
  await expect(block.locator('li svg')).toHaveCount(5);
  await expect(block.getByRole('img')).toHaveAccessibleName(/agent/i);
});

test("the banner's Contact Us Now leads to the contact page", { tag: ['@HOM-16', '@HOM-17'] }, async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us Now', exact: true });
  await expect(link).toHaveAttribute('href', '/contact');
});

test('Our Expertise has eighteen tiles in order, six in a row at most', {
  tag: ['@HOM-18', '@HOM-19', '@HOM-20'],
}, async ({ page }) => {
  const tiles = sectionOf(page, 'Our Expertise').getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText([
    'Blockchain',
    'AI',
    'NLP',
    'DeFi',
    'Web & Mobile Application',
    'Multi-Model AI',
    'Smart Contract',
    'DEX & CEX',
    'Cloud Infrastructure',
    'Machine Learning',
    'NFT Platform',
    'IOT',
    'Deep learning',
    'Tokenomics',
    'Consensus Algorithms',
    'Metaverse',
    'Business Intelligence',
    'ETL',
  ]);
  const inFirstRow = () =>
    tiles.evaluateAll((all) => {
      const tops = all.map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, count] of [
    [1920, 6],
    [1440, 6],
    [1200, 6],
    [1199, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inFirstRow()).toBe(count);
  }
});

for (const width of [1440, 390]) {
  test(`every expertise tile explains itself on hover, on focus and on tap at ${width} px, without losing a word`, {
    tag: '@ENT-06',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await hydrated(page);
    for (const tile of await page.locator('.expertise > li').all()) {
      await expect(tile.locator('svg')).toHaveCount(1);
      const explanation = tile.locator('p');
      await expect(explanation).toHaveText(/^.+\. .+\.$/);
      await tile.getByRole('button').focus();
      await expect(explanation).toHaveCSS('opacity', '1');
      const cut = await explanation.evaluate((p) => p.scrollHeight > p.clientHeight);
      expect(cut, await explanation.innerText()).toBe(false);
    }
    const first = page.locator('.expertise > li').first();
    await expect(first.locator('p')).toHaveCSS('opacity', '0');
    await first.hover();
    await expect(first.locator('p')).toHaveCSS('opacity', '1');
  });
}

test('the blog teaser shows three dated articles that lead to the article page', {
  tag: ['@HOM-21', '@HOM-22', '@HOM-23', '@HOM-24', '@HOM-25', '@HOM-26', '@ENT-17'],
}, async ({ page }) => {
  const teaser = sectionOf(page, 'Find out more in our recent blogs');
  const posts = teaser.getByRole('article');
  await expect(posts.getByRole('heading')).toHaveText([
    'AI Chatbot: It essential for customer self-service',
    'How to build your own AI chatbot with custom data',
    '8 best AI chatbot tools for boost your business',
  ]);
  await expect(posts.locator('.post-date')).toHaveText(['23 June 2024', '20 June 2024', '18 June 2024']);
  await expect(posts.locator('img')).toHaveCount(3);
  // Neither category nor description: a date and a title are all there is to read.
  await expect(posts.nth(1)).toHaveText(/^\s*20 June 2024\s*How to build your own AI chatbot with custom data\s*$/);
  const links = await posts.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(Array(3).fill('/blog-details'));
});
