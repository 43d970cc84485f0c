import type { Props as PricePlans } from '../../../app/blocks/price-plans/schema.ts';
import { fill } from '../../../shared/fill.ts';
import { formatMoney, savingOf } from '../../../shared/money.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { placesOf } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

test('all short texts beside a heading begin in one column @long', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/services/blockchain',
    '/signchain',
    '/home-3',
    '/about',
    '/pricing',
  ] satisfies PagePath[]) {
    await page.goto(path);
    const starts = (await placesOf(page.locator('.section-head > :is(p, div)'))).map(([x]) => x);
    expect(new Set(starts).size, path).toBe(1);
  }
});

test('an annual price says exactly how much less it is than twelve months', async ({ page }) => {
  await open(page, '/pricing');
  const { toggle, saving: words } = block<PricePlans>('/pricing', 'price-plans');
  for (const { name, price } of content.plans) {
    if ('amount' in price) continue;
    await page.getByText(toggle.labels.annually, { exact: true }).click();
    const saved = savingOf(price.monthly, price.annually);
    const plan = page.getByRole('article', { name, exact: true });
    const saving = plan.getByText(fill(words, { amount: formatMoney(saved) }), { exact: true });
    await expect(saving).toHaveCount(saved.amount > 0 ? 1 : 0);
    if (saved.amount > 0) await expect(saving).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('posts stand 40 pixels apart', async ({ page }) => {
    await page.goto('/blog');
    const [first, second] = await placesOf(page.locator('.post-grid > li'));
    // Three rounded numbers: the sum may be one off.
    expect(Math.abs((second?.[1] ?? 0) - (first?.[1] ?? 0) - (first?.[3] ?? 0) - 40)).toBeLessThanOrEqual(1);
  });

  test('every link of the menu is as high as a finger needs', async ({ page }) => {
    await open(page, '/');
    await page.locator('.menu-button').click();
    const heights = (await placesOf(page.locator('.mobile-menu:popover-open a:visible'))).map(
      ([, , , height]) => height,
    );
    expect(Math.min(...heights.map(Number))).toBeGreaterThanOrEqual(44);
  });
});

test('on a tablet no card stands alone beside an empty place @long', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/', '/services', '/services/web-development', '/signchain', '/home-2'] satisfies PagePath[]) {
    await page.goto(path);
    for (const row of await page.locator('.columns-3, .feature-cards, .works').all()) {
      const cards = await placesOf(row.locator('> *'));
      const [, , whole = 0] = (await placesOf(row))[0] ?? [];
      const last = cards.at(-1);
      const beside = cards.filter(([, y]) => y === last?.[1]);
      const taken = beside.reduce((sum, [, , width = 0]) => sum + width, 0);
      expect(taken, path).toBeGreaterThan(whole * 0.9);
    }
  }
});
