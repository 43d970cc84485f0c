import { expect, hydrated, test } from '../support/fixtures.ts';
import {
  expectClosable,
  expectOwnFooter,
  expectSixQuestions,
  expectToLeave,
  expectWhiteNavigation,
  section,
} from './product-page.ts';

const path = '/finopcloud';
const host = 'cloudsanalytics.example';

test('the page opens by its address, with one header, and ends with one footer of its own', {
  tag: ['@RTE-30', '@FIN-12', '@FTR-20', '@GEN-01', '@ENT-01', '@T-06'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(height, 0);
});

test('navigation and logo are white on a night hero', { tag: ['@HDR-09', '@HDR-12', '@A-23'] }, async ({ page }) => {
  await page.goto(path);
  await expectWhiteNavigation(page);
  const hero = page.locator('main > section').first();
  const brightest = await hero.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return 255;
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(brightest).toBeLessThan(40);
});

test('the first screen names the product, says what it is, and shows it', {
  tag: ['@FIN-01', '@GEN-09', '@T-13'],
}, async ({ page }) => {
  await page.goto(path);
  const hero = page.locator('main > section').first();
  await expect(hero).toContainText('Finops Cloudsanalytics');
  await expect(hero).toContainText('cloud cost analytics and FinOps platform');
  await expect(hero.getByRole('link', { name: 'Explore the Platform', exact: true })).toBeVisible();
  await expect(hero.getByRole('img', { name: /Finops Cloudsanalytics/ })).toBeVisible();
});

test('every way to the platform opens it in a new tab, on its own host', {
  tag: ['@FIN-02', '@FIN-04', '@GEN-10', '@GEN-14', '@A-27', '@A-28'],
}, async ({ page, context, site }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  const explore = main.getByRole('link', { name: 'Explore the Platform', exact: true });
  const getStarted = main.getByRole('link', { name: 'Get Started', exact: true });
  await expect(explore).toHaveCount(2);
  await expect(getStarted).toHaveCount(6);
  for (const link of [...(await explore.all()), ...(await getStarted.all())]) await expectToLeave(link, host);
  await expect(main.locator('a[href="/contact"]')).toHaveText('Contact Us');

  await context.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  for (const link of [explore.first(), getStarted.nth(4)]) {
    const opened = context.waitForEvent('page');
    await link.click();
    expect(new URL((await opened).url()).host).toBe(host);
  }
  await expect(page).toHaveURL(/\/finopcloud$/);
});

test('six cards name the cloud services', { tag: ['@FIN-03', '@GEN-05', '@A-29'] }, async ({ page }) => {
  await page.goto(path);
  const cards = page.locator('main article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Cloud consulting and strategy',
    'Cloud transition',
    'DevOps as a service',
    '24x7 support',
    'Cloud cost optimization',
    'Cloud security and compliance',
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator('p')).toHaveText(/.{40,}/);
    await expect(card.locator('svg').first().locator('> *').first()).toBeAttached();
  }
});

test('a section says what the platform is, with four benefits that are checked', {
  tag: ['@FIN-08', '@FIN-09'],
}, async ({ page }) => {
  await page.goto(path);
  const explanation = section(page, 'What is it?');
  await expect(explanation.locator('p')).toHaveText(/.{60,}/);
  const benefits = explanation.getByRole('listitem');
  await expect(benefits).toHaveText([
    'Cloud Cost Optimization',
    'Cloud Consulting & Strategy',
    '24x7 Support',
    'DevOps as a Service',
  ]);
  for (const benefit of await benefits.all()) await expect(benefit.locator('svg.lucide-check')).toBeVisible();
});

test('the technology is named with the part it plays', { tag: ['@FIN-05', '@FIN-06', '@FIN-07'] }, async ({ page }) => {
  await page.goto(path);
  const parts = section(page, 'Tech Stack').getByRole('listitem');
  await expect(parts).toHaveCount(2);
  await expect(parts.getByRole('heading')).toHaveText(['Next.js Frontend', 'NestJS Backend']);
});

test('four steps say how the work goes', { tag: '@FIN-10' }, async ({ page }) => {
  await page.goto(path);
  const steps = section(page, 'Our Approach').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  for (const step of await steps.all()) await expect(step.locator('p')).toHaveText(/.{30,}/);
});

test('six questions about FinOps are answered, the first at once', {
  tag: ['@FIN-11', '@STA-01', '@ENT-15', '@A-34'],
}, async ({ page }) => {
  await page.goto(path);
  await expect(section(page, 'FinOps questions')).toContainText('What is FinOps?');
  await expectSixQuestions(page);
});

test('a click on the open question closes it, the next opens it again', { tag: ['@STA-01', '@STA-03'] }, async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await expectClosable(page);
});

test('the two product pages keep their own header and footer on the way from one to the other', {
  tag: ['@RTE-29', '@RTE-30', '@HDR-09'],
}, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Signchain', exact: true }).click();
  await expect(page).toHaveURL(/\/signchain$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectOwnFooter(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/finopcloud$/);
  await expectOwnFooter(page);
  await expectWhiteNavigation(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the answers open and close', { tag: '@STA-03' }, async ({ page }) => {
    await page.goto(path);
    await expectClosable(page);
  });
});
