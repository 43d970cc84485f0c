import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const videoSite = /^https:\/\/video\.example\//;

/** Answers for the video's site, and remembers what was asked of it. */
async function standIn(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(videoSite, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Video</title><button>Pause</button>',
    });
  });
  return requests;
}

const overlay = (page: Page) => page.getByRole('dialog', { name: /video/i });
const play = (page: Page) => page.getByRole('button', { name: /Play/ });

test('the page about data analytics says so in its title and its banner', {
  tag: ['@RTE-23', '@SDT-01', '@SDT-02'],
}, async ({ page }) => {
  const response = await page.goto('/service-details');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/data analytics/i);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  const banner = page.locator('main > section').first();
  await expect(banner.getByRole('heading', { level: 1, name: /data analytics/i })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute('href', '/contact');
});

test("nothing is asked of the video's site before Play", { tag: ['@SDT-03', '@STA-11'] }, async ({ page }) => {
  const requests = await standIn(page);
  await page.goto('/service-details');
  await hydrated(page);
  await play(page).hover();
  await play(page).focus();
  await expect(page.locator('dialog.video-overlay, iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
});

const closings: { how: string; close: (page: Page) => Promise<void> }[] = [
  { how: 'its close control', close: (page) => page.getByRole('button', { name: 'Close the video' }).click() },
  { how: 'Escape', close: (page) => page.keyboard.press('Escape') },
  { how: 'a click outside', close: (page) => page.mouse.click(40, 30) },
];

for (const { how, close } of closings) {
  test(`Play covers the page with the video, ${how} takes it away and gives focus back`, {
    tag: ['@SDT-04', '@STA-12'],
  }, async ({ page }) => {
    const requests = await standIn(page);
    await page.goto('/service-details');
    await hydrated(page);
    await play(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).locator('iframe')).toBeVisible();
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await expect.poll(() => requests.length).toBe(1);
    await close(page);
    await expect(page.locator('dialog.video-overlay, iframe')).toHaveCount(0);
    await expect(play(page)).toBeFocused();
  });
}

test('Play pressed before React arrives is not lost', { tag: '@STA-12' }, async ({ page }) => {
  await standIn(page);
  await page.goto('/service-details');
  await play(page).click();
  await expect(overlay(page)).toBeVisible();
});

test('the open overlay is free of accessibility faults', { tag: '@SDT-04' }, async ({ page }) => {
  await standIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/service-details');
    await hydrated(page);
    await play(page).click();
    await expect(overlay(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('streamlined tasks are told in two shares, each drawn as a hundred fins', {
  tag: ['@SDT-05', '@SDT-06', '@SDT-07'],
}, async ({ page }) => {
  await page.goto('/service-details');
  const heading = page.getByRole('heading', { level: 2, name: /AI.*streamlin/i });
  await expect(heading).toBeVisible();
  const stats = page.locator('.shares .stat');
  await expect(stats).toHaveCount(2);
  await expect(stats.nth(0)).toHaveText(/92%.*customer service inquiries/s);
  await expect(stats.nth(1)).toHaveText(/75%.*using financial institutions/s);
  const fins = await stats.evaluateAll((all) =>
    all.map((stat) =>
      [...stat.querySelectorAll('.hundred path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length),
    ),
  );
  expect(fins).toEqual([
    [92, 8],
    [75, 25],
  ]);
});

test('the parts of the work are listed under two introductory paragraphs', { tag: '@ENT-21' }, async ({ page }) => {
  await page.goto('/service-details');
  const section = page.locator('section').filter({ has: page.locator('.section-intro') });
  await expect(section.locator('.section-intro p')).toHaveCount(2);
  await expect(section.getByRole('listitem')).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the video is a link to its own site', async ({ page }) => {
    await page.goto('/service-details');
    await expect(page.locator('.video-words a')).toHaveAttribute('href', videoSite);
  });
});
