import type { Page } from '@playwright/test';
import type { Props as BreadcrumbHero } from '../../../app/blocks/breadcrumb-hero/schema.ts';
import type { Props as FinList } from '../../../app/blocks/fin-list/schema.ts';
import type { Props as Shares } from '../../../app/blocks/shares/schema.ts';
import type { Props as Video } from '../../../app/blocks/video/schema.ts';
import { site } from '../../../shared/site.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { accessibilityFaults, expect, long, open, scrollWidth, test } from '../../support/browser/fixtures.ts';
import { barsOf, expectBreadcrumbHero, expectLink, hero, recordOf, section } from '../../support/browser/parts.ts';

const path = '/service-details';
const { action } = block<BreadcrumbHero>(path, 'breadcrumb-hero');
const video = block<Video>(path, 'video');
const streamlining = block<Shares>(path, 'shares');
const work = block<FinList>(path, 'fin-list');

/** Answers for the video's site, and notes the requests. */
async function standIn(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${new URL(site.video).origin}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Video</title><button>Pause</button>',
    });
  });
  return requests;
}

const overlay = (page: Page) => page.getByRole('dialog', { name: video.overlay.title });
const play = (page: Page) => page.getByRole('button', { name: `${video.play.label} ${video.play.about}` });

test('the page names its subject in title and banner, shows two shares in a hundred fins each, and lists its parts', {
  tag: ['@RTE-23', '@SDT-01', '@SDT-02', '@SDT-05', '@SDT-06', '@SDT-07', '@ENT-21'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(recordOf(path).title);
  await expectBreadcrumbHero(page, openingOf(path));
  await expect(hero(page).getByText(openingOf(path).lead, { exact: true })).toBeVisible();
  if (action) await expectLink(hero(page).getByRole('link', { name: action.label, exact: true }), action);

  const shares = section(page, streamlining.heading);
  for (const { figure, label } of streamlining.items) {
    const share = Number.parseInt(figure, 10);
    const stat = shares.locator('div:has(> p + svg)').filter({ hasText: label });
    await expect(stat).toContainText(figure);
    expect(await barsOf(stat)).toEqual([share, 100 - share]);
  }

  const parts = section(page, work.heading);
  for (const intro of [work.lead].flat()) await expect(parts.getByText(intro, { exact: true })).toBeVisible();
  await expect(parts.getByRole('heading', { level: 3 })).toHaveText(work.items.map(({ title }) => title));
  await expect(parts.getByRole('listitem').getByRole('paragraph')).toHaveText(work.items.map(({ text }) => text));
});

test("nothing is asked of the video's site before Play", { tag: ['@SDT-03', '@STA-11'] }, async ({ page }) => {
  const requests = await standIn(page);
  await open(page, path);
  await play(page).hover();
  await play(page).focus();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
});

for (const width of [1440, 390])
  test(`Play stands still while the pointer is on its picture, at ${width} px${long(width !== 390)}`, {
    tag: '@SDT-03',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    const button = play(page);
    await button.scrollIntoViewIfNeeded();
    const places = () =>
      button.evaluate(async (element) => {
        await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
        const parts = [...element.querySelectorAll(':scope > *, svg')].map((part) => part.getBoundingClientRect());
        return parts.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
      });
    const still = await places();
    await button.hover({ position: { x: 20, y: 20 } });
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(await places()).toEqual(still);
  });

const closings: Record<string, (page: Page) => Promise<void>> = {
  'its close control': (page) => page.getByRole('button', { name: video.overlay.close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(40, 30),
};

for (const [how, close] of Object.entries(closings)) {
  test(`Play covers the page with the video, ${how} takes it away and gives focus back${long(how !== 'Escape')}`, {
    tag: ['@SDT-04', '@STA-12'],
  }, async ({ page }) => {
    const requests = await standIn(page);
    await open(page, path);
    await play(page).click();
    await expect(overlay(page).locator('iframe')).toBeVisible();
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await expect.poll(() => requests).toEqual([site.video]);
    await close(page);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play(page)).toBeFocused();
  });
}

test('Play pressed before the script arrives is not lost', { tag: '@STA-12' }, async ({ page }) => {
  await standIn(page);
  await page.goto(path);
  await play(page).click();
  await expect(overlay(page)).toBeVisible();
});

for (const width of [1440, 390])
  test(`the open overlay is free of accessibility faults at ${width} px${long(width !== 390)}`, {
    tag: '@SDT-04',
  }, async ({ page }) => {
    await standIn(page);
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await play(page).click();
    await expect(overlay(page)).toBeVisible();
    expect(await accessibilityFaults(page, { without: 'iframe' })).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the video is a link to its own site', async ({ page }) => {
    await page.goto(path);
    await expect(section(page, video.heading).getByRole('link', { name: video.overlay.link })).toHaveAttribute(
      'href',
      site.video,
    );
  });
});
