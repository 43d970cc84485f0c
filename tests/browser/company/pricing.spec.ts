import type { Page } from '@playwright/test';
import type { Props as Faq } from '../../../app/blocks/faq/schema.ts';
import type { Props as PricePlans } from '../../../app/blocks/price-plans/schema.ts';
import { amountInWords } from '../../../app/ui/text/price-words.tsx';
import { fill } from '../../../shared/fill.ts';
import { formatMoney, savingOf } from '../../../shared/money.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { arrived, expect, open, startScript, test } from '../../support/browser/fixtures.ts';
import {
  breadcrumb,
  expectBreadcrumbHero,
  openQuestions,
  placesOf,
  questions,
  section,
} from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

type Period = 'monthly' | 'annually';
const { plans } = content;
const { prices } = content.words.labels;
const hasChoice = plans.some(({ price }) => 'monthly' in price);
const noChoice = 'Each plan has one price.';
const { toggle, also, saving, action } = block<PricePlans>('/pricing', 'price-plans');
const faq = block<Faq>('/pricing', 'faq');

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const billing = (page: Page) => page.getByRole('group', { name: toggle.name });
const label = (page: Page, period: Period) => billing(page).getByText(toggle.labels[period], { exact: true });
const choice = (page: Page, period: Period) =>
  billing(page).getByRole('radio', { name: toggle.labels[period], exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Lines below a price, if a year costs less than twelve months. */
function belowPrice({ price }: (typeof plans)[number], period: Period): string[] {
  if ('amount' in price) return [];
  const saved = savingOf(price.monthly, price.annually);
  if (saved.amount <= 0) return [];
  return [
    period === 'monthly'
      ? fill(also, { price: amountInWords(price.annually) })
      : fill(saving, { amount: formatMoney(saved) }),
  ];
}

/** The price of a plan; a plan with one price ignores the choice. */
function priceOf({ price }: (typeof plans)[number], chosen: Period): string {
  const shown = 'amount' in price ? price : price[chosen];
  const { period, tax = shown.amount > 0 ? prices.tax : '' } = shown;
  const words = fill(period ? prices.periods[period] : '{price}', { price: amountInWords(shown) });
  return tax ? `${words} ${tax}` : words;
}

/** Every card in full; of the two prices only that of the period is seen and read out. */
async function expectPrices(page: Page, period: Period): Promise<void> {
  const other = period === 'monthly' ? 'annually' : 'monthly';
  if (hasChoice) await expect(choice(page, period)).toBeChecked();
  await expect(cards(page)).toHaveCount(plans.length);
  for (const [index, plan] of plans.entries()) {
    const card = cards(page).nth(index);
    const price = priceOf(plan, period);
    await expect(card).toHaveAccessibleName(plan.name);
    await expect(card.getByRole('paragraph')).toHaveText([
      plan.memberLimit,
      price,
      ...belowPrice(plan, period),
      plan.text,
    ]);
    for (const each of await card.locator(`[data-period="${other}"]`).all()) await expect(each).toBeHidden();
    await expect(card.getByRole('listitem')).toHaveText(plan.points);
    await expect(card.getByRole('link')).toHaveText(action.label);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/contact');
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

test('monthly prices come first, annual ones by choice, and back again; nothing else changes', {
  tag: [
    '@RTE-14',
    '@PRC-01',
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
    ...everyPrice,
  ],
}, async ({ page }) => {
  const response = await page.goto('/pricing');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, openingOf('/pricing'));
  await expect(billing(page).getByRole('radio')).toHaveCount(hasChoice ? 2 : 0);
  await expectPrices(page, 'monthly');
  if (!hasChoice) return;
  await startScript(page);
  await expect(status(page)).toHaveText('');
  for (const period of ['annually', 'monthly'] as const) {
    await label(page, period).click();
    await expectPrices(page, period);
    await expect(status(page)).toHaveText(toggle.announcements[period]);
  }
});

test('the keyboard chooses the period', { tag: ['@PRC-02', '@STA-10'] }, async ({ page }) => {
  test.skip(!hasChoice, noChoice);
  await open(page, '/pricing');
  await breadcrumb(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'monthly')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'annually')).toBeFocused();
  await expectPrices(page, 'annually');
  await expect(label(page, 'annually')).toHaveCSS('outline-style', 'solid');
});

test('a period chosen before the script stays chosen, and nothing moves when the script arrives', {
  tag: ['@STA-10', '@PRC-09'],
}, async ({ page, heldScript }) => {
  test.skip(!hasChoice, noChoice);
  await page.goto('/pricing');
  const places = () => placesOf(page.locator('main').locator('fieldset, article, b'));
  await label(page, 'annually').click();
  await expectPrices(page, 'annually');
  const before = await places();
  heldScript.release();
  await arrived(page);
  await expectPrices(page, 'annually');
  expect(await places()).toEqual(before);
});

test('questions follow the plans, one always open, and a link to more of them', {
  tag: ['@PRC-24', '@PRC-25', '@STA-02', '@A-34', '@A-35', '@B-07', '@T-29'],
}, async ({ page }) => {
  await open(page, '/pricing');
  const items = questions(page);
  await expect(items.locator('summary')).toHaveText(faq.items.map(({ question }) => question));
  await expect(items.locator('> p')).toHaveText(faq.items.map(({ answer }) => String(answer)));
  const [plansEnd, top] = await Promise.all([cards(page).last().boundingBox(), items.first().boundingBox()]);
  expect(top?.y).toBeGreaterThan((plansEnd?.y ?? 0) + (plansEnd?.height ?? 0));
  for (const index of [0, 0, 1]) {
    if (index > 0) await items.nth(index).locator('summary').click();
    await expect(items.nth(index)).toHaveAttribute('open');
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(items.nth(index).locator('summary')).toHaveAttribute('aria-disabled', 'true');
    await items.nth(index).locator('summary').click();
  }
  const more = section(page, faq.heading).getByRole('link', { name: faq.action?.label ?? '', exact: true });
  await expect(more).toHaveAttribute('href', '/faq-1');
});

test('choosing a plan leads to an empty contact form', { tag: ['@PRC-23', '@B-38'] }, async ({ page }) => {
  await open(page, '/pricing');
  await cards(page).last().getByRole('link').click();
  await expect(page).toHaveURL(/\/contact$/);
  for (const field of await page.locator('main form').locator('input, textarea').all())
    await expect(field).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the period can be chosen all the same', { tag: everyPrice }, async ({ page }) => {
    await page.goto('/pricing');
    await expectPrices(page, 'monthly');
    if (!hasChoice) return;
    await label(page, 'annually').click();
    await expectPrices(page, 'annually');
  });
});
