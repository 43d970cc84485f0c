import { expect, hydrated, test } from '../support/fixtures.ts';
import {
  expectClosable,
  expectOwnFooter,
  expectSixQuestions,
  expectToLeave,
  expectWhiteNavigation,
  questions,
  section,
} from './product-page.ts';

const path = '/signchain';
const host = 'signchain.example';

test('the page opens by its address, with one header and one footer that lists more than the shared one', {
  tag: ['@RTE-29', '@FTR-20', '@GEN-01', '@ENT-01', '@T-06'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  await expect(page.locator('main > section').first().locator('.actions')).toBeInViewport();
});

test('navigation and logo are white', { tag: '@HDR-08' }, async ({ page }) => {
  await page.goto(path);
  await expectWhiteNavigation(page);
});

test('the first screen names the product and shows it', { tag: ['@SGN-01', '@GEN-07'] }, async ({ page }) => {
  await page.goto(path);
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero).toContainText('Signchain');
  await expect(hero).toContainText(/signed/);
  await expect(hero).toContainText(/blockchain/);
  await expect(hero.getByRole('img', { name: /agreement/i })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/blockchain-based document signing and contract management/i);
  await expect(page.getByRole('main')).not.toContainText(/SignChain|[Ss]ign [Cc]hain/);
});

test('three cards show title, description, list and a way to the product', {
  tag: ['@SGN-02', '@ENT-03', '@ENT-07'],
}, async ({ page }) => {
  await page.goto(path);
  const cards = page.locator('main article.card');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Secure signing',
    'Validation on demand',
    'Gasless transactions',
  ]);
  const arrows: string[] = [];
  for (const card of await cards.all()) {
    await expect(card.locator('> p')).toHaveText(/.{40,}/);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('link')).toHaveText('Explore Signchain');
    arrows.push(await card.locator('a .icon').evaluate((arrow) => getComputedStyle(arrow).color));
  }
  // One card is lit.
  expect(new Set(arrows).size).toBe(2);
});

test('three content sections follow, each with a picture that is described', {
  tag: ['@SGN-03', '@GEN-08'],
}, async ({ page }) => {
  await page.goto(path);
  const stories = page.locator('main > section').filter({ has: page.locator('.stage') });
  await expect(stories).toHaveCount(3);
  for (const story of await stories.all()) {
    await expect(story.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(story.locator('p')).toHaveText(/.{100,}/);
    await expect(story.getByRole('img', { name: /.{40,}/ })).toHaveCount(1);
  }
  const words = page.getByRole('main');
  for (const strength of [
    /secure signing/i,
    /validation on demand/i,
    /gasless transactions/i,
    /notifications and triggers/i,
  ])
    await expect(words).toContainText(strength);
});

test('six fields of use stand in their order', { tag: '@SGN-04' }, async ({ page }) => {
  await page.goto(path);
  const fields = page.locator('.cell-grid');
  await expect(fields.getByRole('listitem')).toHaveCount(6);
  await expect(fields.getByRole('heading')).toHaveText([
    'Legal',
    'Real Estate',
    'Financial Services',
    'Healthcare',
    'Human Resources',
    'Government',
  ]);
});

test('one section says why, another how', { tag: ['@SGN-05', '@SGN-06'] }, async ({ page }) => {
  await page.goto(path);
  await expect(section(page, 'Why Signchain').locator('p')).toHaveText(/.{60,}/);
  await expect(section(page, 'Our Approach').getByRole('listitem')).toHaveCount(4);
});

test('four figures are written as they are, and nowhere differently', {
  tag: ['@SGN-07', '@SGN-08', '@SGN-09', '@SGN-10', '@CST-01'],
}, async ({ page }) => {
  await page.goto(path);
  const stats = section(page, 'Why Signchain').getByRole('listitem');
  const expected = [
    '150+ Active Users',
    '2500 Signatures Done',
    '100% Client Satisfaction',
    '10k Workload Hours Reduced',
  ];
  await expect(stats).toHaveText(expected);
  await hydrated(page);
  await stats.last().scrollIntoViewIfNeeded();
  await expect(stats).toHaveText(expected);
  const words = await page.getByRole('main').innerText();
  expect(words.match(/\d[\d.,]*\s?(?:\+|%|k\b)/gi)).toEqual(['150+', '100%', '10k']);
  expect(words).not.toMatch(/2[,. ]500|10[,.]000|10K/);
});

test('six questions are answered, the first at once', { tag: ['@SGN-11', '@STA-01', '@ENT-15', '@A-34'] }, async ({
  page,
}) => {
  await page.goto(path);
  await expectSixQuestions(page);
});

test('a click on the open question closes it, the next opens it again', { tag: ['@STA-01', '@STA-03'] }, async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await expectClosable(page);
});

test('a question that was closed before React arrives stays closed', { tag: '@STA-03' }, async ({ page }) => {
  await page.goto(path);
  const first = questions(page).first();
  await first.locator('summary').click();
  await hydrated(page);
  await expect(first).not.toHaveAttribute('open');
  await expect(page.locator('main .accordion > details[open]')).toHaveCount(0);
});

test('everything that invites to explore opens the product in a new tab', {
  tag: ['@SGN-12', '@SGN-13', '@GEN-14', '@A-27'],
}, async ({ page, context, site }) => {
  await page.goto(path);
  const explore = page.getByRole('main').getByRole('link', { name: /^Explore/ });
  await expect(explore).toHaveText(Array(8).fill('Explore Signchain'));
  for (const link of await explore.all()) await expectToLeave(link, host);

  await context.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  for (const link of [explore.first(), explore.nth(1), explore.last()]) {
    const opened = context.waitForEvent('page');
    await link.click();
    expect(new URL((await opened).url()).host).toBe(host);
  }
  await expect(page).toHaveURL(/\/signchain$/);
});

test('a visitor who comes from another page starts at the top, at the heading, with the longer footer', {
  tag: ['@RTE-29', '@FTR-20'],
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'Products' }).click();
  await navigation.locator('a[href="/signchain"]').first().click();
  await expect(page).toHaveURL(/\/signchain$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Signchain' })).toHaveCount(1);
  await expectOwnFooter(page);
  for (const icon of await page.locator('main svg.icon').all())
    await expect(icon.locator('> *').first()).toBeAttached();
  for (const picture of await page.getByRole('main').getByRole('img').all())
    await expect(picture.locator('> *').first()).toBeAttached();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('figures, fields and closable answers are all there', { tag: ['@SGN-07', '@SGN-11', '@STA-03'] }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(section(page, 'Why Signchain').getByRole('listitem').first()).toHaveText('150+ Active Users');
    await expectSixQuestions(page);
    await expectClosable(page);
  });
});
