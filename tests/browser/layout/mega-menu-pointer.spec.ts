import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { entriesOf, entry, panel, title, trigger } from './mega-menu-page.ts';

const { all, first } = entriesOf('services');
const third = all[2] ?? first;

/** Stops the clock, which the test moves. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00' });
  await open(page, '/');
  await page.clock.pauseAt('2026-01-05T12:00:00');
});

/** Moves from the first entry over the second to the right end of the third, towards the card. */
async function crossEntries(page: Page) {
  const [top, below] = await Promise.all([first, third].map(({ name }) => entry(page, 'services', name).boundingBox()));
  if (!top || !below) throw new Error('no entries');
  await page.mouse.move(top.x + 40, top.y + 20);
  await page.mouse.move(below.x + below.width - 10, below.y + 10, { steps: 6 });
  return below;
}

test('it opens after 80 ms and closes 200 ms after the pointer left', async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(70);
  await expect(panel(page, 'services')).toBeHidden();
  await page.clock.runFor(20);
  await expect(panel(page, 'services')).toBeVisible();
  await page.mouse.move(20, 850);
  await page.clock.runFor(190);
  await expect(panel(page, 'services')).toBeVisible();
  await page.clock.runFor(20);
  await expect(panel(page, 'services')).toBeHidden();
});

test('a pointer that only crosses the bar opens nothing', async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(40);
  await page.mouse.move(20, 850);
  await page.clock.runFor(1000);
  await expect(panel(page, 'services')).toBeHidden();
});

test('moving down to the panel it may cross the other trigger @long', async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(100);
  const other = await trigger(page, 'products').boundingBox();
  if (!other) throw new Error('no trigger');
  await page.mouse.move(other.x + 20, other.y + other.height + 12, { steps: 4 });
  await page.clock.runFor(200);
  await expect(panel(page, 'services')).toBeVisible();
  await page.mouse.move(other.x + 60, 300, { steps: 4 });
  await page.clock.runFor(2000);
  await expect(panel(page, 'services')).toBeVisible();
  await expect(panel(page, 'products')).toBeHidden();
});

test('along the bar the other menu opens at once @long', async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(100);
  await trigger(page, 'products').hover();
  await page.clock.runFor(100);
  await expect(panel(page, 'products')).toBeVisible();
  await expect(panel(page, 'services')).toBeHidden();
});

test('moving to the card it may cross the entries below @long', { tag: '@HDR-14' }, async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(100);
  const below = await crossEntries(page);
  await page.clock.runFor(200);
  await expect(title(page, 'services')).toHaveText(first.name);
  await page.mouse.move(below.x + below.width + 120, below.y + 60, { steps: 4 });
  await page.clock.runFor(2000);
  await expect(title(page, 'services')).toHaveText(first.name);
});

test('resting on an entry below selects it after all @long', { tag: '@HDR-14' }, async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(100);
  await crossEntries(page);
  await page.clock.runFor(300);
  await expect(title(page, 'services')).toHaveText(third.name);
});

test('a click keeps a hovered menu open, the next one closes it, and so does one outside', async ({ page }) => {
  await trigger(page, 'services').hover();
  await page.clock.runFor(100);
  await trigger(page, 'services').click();
  await expect(panel(page, 'services')).toBeVisible();
  await trigger(page, 'services').click();
  await expect(panel(page, 'services')).toBeHidden();
  await trigger(page, 'services').click();
  await expect(panel(page, 'services')).toBeVisible();
  await page.mouse.click(20, 850);
  await expect(panel(page, 'services')).toBeHidden();
});
