import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const plans = [
  { name: 'Free', limit: '1 member', monthly: '$0', annually: '$0', lines: 3 },
  { name: 'Beginner', limit: 'Up to 10 members', monthly: '$25', annually: '$240', lines: 4 },
  { name: 'Starter', limit: 'Up to 50 members', monthly: '$89', annually: '$960', lines: 5 },
  { name: 'Pro', limit: 'Up to 100 members', monthly: '$199', annually: '$1800', lines: 6 },
] as const;

const lines = [
  'AI-Ready Data Prep',
  'Feature Engineering',
  'Classification Models',
  'Regression Models',
  'Time Series Models',
  'Clustering models',
];

const cards = (page: Page) => page.locator('.price-plan');
const choice = (page: Page, name: 'Monthly' | 'Annually') => page.getByRole('radio', { name, exact: true });

/** Every card in full; of the two prices only that of the period is seen and read out. */
async function expectPrices(page: Page, period: 'monthly' | 'annually'): Promise<void> {
  const unit = { monthly: 'per month', annually: 'per year' };
  const other = period === 'monthly' ? 'annually' : 'monthly';
  await expect(choice(page, period === 'monthly' ? 'Monthly' : 'Annually')).toBeChecked();
  await expect(cards(page).getByRole('heading')).toHaveText(plans.map(({ name }) => name));
  for (const [index, plan] of plans.entries()) {
    const card = cards(page).nth(index);
    await expect(card.locator('.price')).toHaveText(`${plan[period]} ${unit[period]}`, { useInnerText: true });
    await expect(card.locator('.price')).toMatchAriaSnapshot(`- /children: equal
- paragraph: ${plan[period]} ${unit[period]}`);
    await expect(card.locator(`[data-period="${other}"]`)).toBeHidden();
    await expect(card.locator('.plan-members')).toHaveText(plan.limit);
    await expect(card.locator('.plan-description')).toHaveText(/.{40,}/);
    await expect(card.getByRole('listitem')).toHaveText(lines.slice(0, plan.lines));
    const link = card.getByRole('link');
    await expect(link).toHaveText('Choose the plan');
    await expect(link).toHaveAttribute('href', '/contact');
  }
}

const everyPrice = [
  '@PRC-02',
  '@PRC-04',
  '@PRC-17',
  '@PRC-18',
  '@PRC-19',
  '@PRC-20',
  '@PRC-21',
  '@PRC-22',
  '@PRC-23',
  '@STA-10',
  '@ENT-20',
  '@A-44',
  '@B-37',
  '@T-18',
  '@T-19',
  '@T-20',
];

test('the pricing page stands in the shared layout under its title', { tag: ['@RTE-14', '@PRC-01'] }, async ({
  page,
}) => {
  const response = await page.goto('/pricing');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Plans');
  await expect(cards(page)).toHaveCount(4);
});

test('monthly prices come first, annual ones by choice, and back again; nothing else changes', {
  tag: [
    ...everyPrice,
    '@PRC-03',
    '@PRC-05',
    '@PRC-06',
    '@PRC-07',
    '@PRC-08',
    '@PRC-09',
    '@PRC-10',
    '@PRC-11',
    '@PRC-12',
    '@PRC-13',
    '@PRC-14',
    '@PRC-15',
    '@PRC-16',
  ],
}, async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('group', { name: 'Billing period' }).getByRole('radio')).toHaveCount(2);
  await expectPrices(page, 'monthly');
  await hydrated(page);
  const status = page.locator('.billing').getByRole('status');
  await expect(status).toHaveText('');
  await page.locator('.toggle').getByText('Annually').click();
  await expectPrices(page, 'annually');
  await expect(status).toHaveText('Prices per year are shown.');
  await page.locator('.toggle').getByText('Monthly').click();
  await expectPrices(page, 'monthly');
  await expect(status).toHaveText('Prices per month are shown.');
  expect(await page.locator('main').innerText()).not.toMatch(/1,800|1\.800/);
});

test('the keyboard chooses the period', { tag: ['@PRC-02', '@STA-10'] }, async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Monthly')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Annually')).toBeFocused();
  await expectPrices(page, 'annually');
  await expect(page.locator('.toggle > label').last()).toHaveCSS('outline-style', 'solid');
});

test('a period chosen before React stays chosen, and nothing moves when React arrives', {
  tag: ['@STA-10', '@PRC-09'],
}, async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((next) => setTimeout(next, 600));
    await route.continue();
  });
  await page.goto('/pricing');
  const places = () =>
    page.locator('.billing > *, .price-plan, .price b').evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );
  await page.locator('.toggle').getByText('Annually').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expectPrices(page, 'annually');
  const before = await places();
  await hydrated(page);
  await expectPrices(page, 'annually');
  expect(await places()).toEqual(before);
});

test('three questions follow the plans, one always open, and a link to more of them', {
  tag: ['@PRC-24', '@PRC-25', '@STA-02', '@A-34', '@A-35', '@B-07', '@T-29'],
}, async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const items = page.locator('main .accordion > details');
  await expect(items).toHaveCount(3);
  const plansEnd = await cards(page)
    .last()
    .evaluate((card) => card.getBoundingClientRect().bottom);
  expect(await items.first().evaluate((item) => item.getBoundingClientRect().top)).toBeGreaterThan(plansEnd);
  const open = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false]);
  await items.first().locator('summary').click();
  expect(await open()).toEqual([true, false, false]);
  await expect(items.first().locator('summary')).toHaveAttribute('aria-disabled', 'true');
  await items.nth(1).locator('summary').click();
  expect(await open()).toEqual([false, true, false]);
  const answers = await items.locator('p').allTextContents();
  expect(new Set(answers).size).toBe(3);
  await expect(page.getByRole('link', { name: 'Ask you questions', exact: true })).toHaveAttribute('href', '/faq-1');
});

test('choosing a plan leads to an empty contact form', { tag: ['@PRC-23', '@B-38'] }, async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await cards(page).nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/contact$/);
  for (const field of await page.locator('main form').locator('input, textarea').all())
    await expect(field).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the period can be chosen all the same', { tag: everyPrice }, async ({ page }) => {
    await page.goto('/pricing');
    await expectPrices(page, 'monthly');
    await page.locator('.toggle').getByText('Annually').click();
    await expectPrices(page, 'annually');
  });
});
