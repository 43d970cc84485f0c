import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { isWhole } from '../../support/views/whole-page.ts';

/** Parts of the page, from top to bottom, and whether each is laid out. */
const laidOut = (page: Page) =>
  page
    .locator('main > *, body > footer')
    .evaluateAll((parts) =>
      parts.map(({ firstElementChild: first }) => first?.checkVisibility({ contentVisibilityAuto: true }) ?? true),
    );
const all = async (page: Page) => !(await laidOut(page)).includes(false);

test('parts far below the window follow the first frame without a scroll', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => all(page)).toBe(true);
});

test('on a phone the first frame has the opening alone, and the next one what is near the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/loader-*.js', (route) => route.abort());
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const part = document.querySelector('main > :nth-child(2)');
      if (part) seen.push(getComputedStyle(part).contentVisibility);
      if (seen.length < 3) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await page.goto('/pricing');
  const seen = await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length === 3);
  expect(await seen.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['hidden', 'auto', 'auto']);
  expect((await laidOut(page)).at(1)).toBe(true);
});

test('the document ends after the first frame, since at its end browsers lay out every field', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/loader-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const ended = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd,
    );
  expect(await ended()).toBe(0);
  send();
  await expect.poll(ended).toBeGreaterThan(0);
});

test('a page that is drawn ahead is laid out before the visitor opens it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
    // Nothing is painted there.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect.poll(() => all(page)).toBe(true);
});

test('a page that is loaded again shows the place where it was', async ({ page }) => {
  const place = () =>
    page.evaluate(() => {
      const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return { words: shown?.textContent, top: shown?.getBoundingClientRect().top ?? 0 };
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  await page.evaluate(() => scrollTo({ top: 0.7 * document.documentElement.scrollHeight, behavior: 'instant' }));
  const before = await place();
  await page.reload();
  await page.waitForFunction(isWhole);
  const after = await place();
  expect(after.words).toBe(before.words);
  // Parts that come in by an effect are up to 20 pixels lower until it ends.
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(20);
});

test('a part is laid out when it is reached, while the loader does not come', async ({ page }) => {
  await page.route('**/assets/loader-*.js', (route) => route.abort());
  await page.goto('/');
  expect((await laidOut(page)).at(0)).toBe(true);
  expect((await laidOut(page)).at(-1)).toBe(false);
  // The end moves on when the parts before it get their height.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
});

test('the end of an article comes to whoever scrolls to it, while the loader does not', async ({ page }) => {
  await page.route('**/assets/loader-*.js', (route) => route.abort());
  await page.goto('/blog-details');
  const end = page.locator('.prose > *').last();
  await expect(async () => {
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport({ timeout: 200 });
  }).toPass();
});

test('a page that is opened at a place stays there when the parts above it have their height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog-details#comments');
  await page.waitForFunction(isWhole);
  const top = () => page.locator('#comments').evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(0);
});

test('a page that has no script is laid out at once', async ({ page }) => {
  const path = 'build/client/message-failed/index.html';
  await page.route('**/message-failed', (route) => route.fulfill({ path, contentType: 'text/html' }));
  await page.goto('/message-failed');
  await expect(page.locator('script')).toHaveCount(0);
  expect(await all(page)).toBe(true);
  const rest = page.locator('.footer-rest > *').first();
  expect(await rest.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is laid out at once', async ({ page }) => {
    await page.goto('/');
    expect(await all(page)).toBe(true);
  });
});
