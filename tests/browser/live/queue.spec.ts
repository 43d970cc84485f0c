import type { Page } from '@playwright/test';
import type { Props as Queue } from '../../../app/blocks/queue/schema.ts';
import { block } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';

const path = '/services/app-development';
const queue = block<Queue>(path, 'queue');
const waiting = queue.phone.items.map(({ what }) => what);
const received = queue.server.items.map(({ what }) => what);
const signal = (page: Page) => page.getByRole('switch', { name: queue.signal });
const record = (page: Page) => page.getByRole('button', { name: queue.record });
const onPhone = (page: Page) => page.locator('.queue-phone li > span:nth-child(2)');
const onServer = (page: Page) => page.locator('.queue-server li > span:nth-child(2)');
const status = (page: Page) => page.locator('.queue-verdict');
const said = (sentence: string, count: number) => sentence.replace('{count}', String(count));

test('what was recorded without signal goes in the order it was made, by keyboard alone', async ({ page }) => {
  await open(page, path);
  await record(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(said(queue.words.waiting, 5));
  await page.keyboard.press('Shift+Tab');
  await expect(signal(page)).toBeFocused();
  await expect(signal(page).getByText(queue.states.off)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(signal(page)).toBeChecked();
  await expect(signal(page).getByText(queue.states.on)).toBeVisible();
  await expect(signal(page).getByText(queue.states.off)).toBeHidden();
  await expect(status(page)).toHaveText(queue.words.connected);
  await expect(status(page)).toHaveText(said(queue.words.sent, 5));
  await expect(onPhone(page)).toHaveCount(0);
  await expect(onServer(page)).toHaveText([...received, ...waiting, ...queue.words.next.slice(0, 1)]);
});

test('a signal that is lost again keeps the rest waiting, and nothing is sent twice', async ({ page }) => {
  // Uses the page's clock: a slow machine must not let all of them go before the signal ends.
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await signal(page).click();
  // The script came with the click.
  await expect(status(page)).toHaveText(queue.words.connected);
  await page.clock.runFor(500);
  await expect(onServer(page)).toHaveCount(received.length + 2);
  await signal(page).click();
  await expect(signal(page)).not.toBeChecked();
  await page.clock.runFor(5000);
  await expect(onPhone(page)).toHaveText(waiting.slice(2));
  await signal(page).click();
  await page.clock.runFor(5000);
  await expect(onPhone(page)).toHaveCount(0);
  await expect(onServer(page)).toHaveText([...received, ...waiting]);
});

test.describe('by touch, with reduced motion', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test('the queue is empty at once, in order', async ({ page }) => {
    await page.goto(path);
    await signal(page).tap();
    await expect(status(page)).toHaveText(said(queue.words.sent, waiting.length));
    await expect(onServer(page)).toHaveText([...received, ...waiting]);
    await record(page).tap();
    await expect(status(page)).toHaveText(queue.words.sentOne);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the phone shows what waits, and the server what it has @long', async ({ page }) => {
    await page.goto(path);
    await expect(onPhone(page)).toHaveText(waiting);
    await expect(onServer(page)).toHaveText(received);
    await expect(signal(page)).toBeHidden();
    await expect(record(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the change that was made last is in view, on the phone and on the server @long', async ({ page }) => {
    await open(page, path);
    await record(page).click();
    await record(page).click();
    await expect(onPhone(page).last()).toBeInViewport();
    await signal(page).click();
    await expect(status(page)).toHaveText(said(queue.words.sent, 6));
    await onServer(page).first().locator('../..').scrollIntoViewIfNeeded();
    await expect(onServer(page).last()).toBeInViewport();
  });
});
