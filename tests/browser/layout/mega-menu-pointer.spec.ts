import { expect, hydrated, test } from '../support/fixtures.ts';
import { link, panel, title, trigger } from './mega-menu-page.ts';

/** From here on time stands still and is moved by the test. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00' });
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt('2026-01-05T12:00:00');
});

test('it opens after 80 ms and closes 200 ms after the pointer left', async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(70);
  await expect(panel(page, 'Services')).toBeHidden();
  await page.clock.runFor(20);
  await expect(panel(page, 'Services')).toBeVisible();
  await page.mouse.move(20, 850);
  await page.clock.runFor(190);
  await expect(panel(page, 'Services')).toBeVisible();
  await page.clock.runFor(20);
  await expect(panel(page, 'Services')).toBeHidden();
});

test('a pointer that only crosses the bar opens nothing', async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(40);
  await page.mouse.move(20, 850);
  await page.clock.runFor(1000);
  await expect(panel(page, 'Services')).toBeHidden();
});

test('on its way down to the panel it may cross the other trigger', async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(100);
  const other = await trigger(page, 'Products').boundingBox();
  if (!other) throw new Error('no trigger');
  await page.mouse.move(other.x + 20, other.y + other.height + 12, { steps: 4 });
  await page.clock.runFor(200);
  await expect(panel(page, 'Services')).toBeVisible();
  await page.mouse.move(other.x + 60, 300, { steps: 4 });
  await page.clock.runFor(2000);
  await expect(panel(page, 'Services')).toBeVisible();
  await expect(panel(page, 'Products')).toBeHidden();
});

test('along the bar the other menu opens at once', async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(100);
  await trigger(page, 'Products').hover();
  await page.clock.runFor(100);
  await expect(panel(page, 'Products')).toBeVisible();
  await expect(panel(page, 'Services')).toBeHidden();
});

test('on its way to the card it may cross the entries below', { tag: '@HDR-14' }, async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(100);
  const [first, third] = await Promise.all(
    ['Blockchain apps', 'Web development'].map((name) => link(page, 'Services', name).boundingBox()),
  );
  if (!first || !third) throw new Error('no entries');
  await page.mouse.move(first.x + 40, first.y + 20);
  await page.mouse.move(third.x + third.width - 10, third.y + 10, { steps: 6 });
  await page.clock.runFor(200);
  await expect(title(page, 'Services')).toHaveText('Blockchain apps');
  await page.mouse.move(third.x + third.width + 120, third.y + 60, { steps: 4 });
  await page.clock.runFor(2000);
  await expect(title(page, 'Services')).toHaveText('Blockchain apps');
});

test('resting on an entry below selects it after all', { tag: '@HDR-14' }, async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(100);
  const first = await link(page, 'Services', 'Blockchain apps').boundingBox();
  const third = await link(page, 'Services', 'Web development').boundingBox();
  if (!first || !third) throw new Error('no entries');
  await page.mouse.move(first.x + 40, first.y + 20);
  await page.mouse.move(third.x + third.width - 10, third.y + 10, { steps: 6 });
  await page.clock.runFor(300);
  await expect(title(page, 'Services')).toHaveText('Web development');
});

test('a click keeps a hovered menu open, the next one closes it, and so does one outside', async ({ page }) => {
  await trigger(page, 'Services').hover();
  await page.clock.runFor(100);
  await trigger(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  await trigger(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeHidden();
  await trigger(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  await page.mouse.click(20, 850);
  await expect(panel(page, 'Services')).toBeHidden();
});
