import type { Page } from '@playwright/test';
import { locale, site } from '../../../shared/site.ts';
import { expect, long, open, test } from '../../support/browser/fixtures.ts';
import { hero } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';

const note = (page: Page) => page.locator('.office-sun');
const disc = (page: Page) => hero(page).locator('.hero-art g:has(> .slice)');
/** Times over the office: high noon in June, the afternoon, sunset, deep night. */
const times = ['2026-06-21T06:55:00Z', '2026-11-22T09:30:00Z', '2026-11-22T11:53:00Z', '2026-11-22T19:00:00Z'];

/** Boxes of the hero's lines of text that the disc touches. */
async function wordsOnSun(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opening = document.querySelector('main > section') as HTMLElement;
    const sun = (opening.querySelector('.hero-art g:has(> .slice)') as SVGGElement).getBoundingClientRect();
    const radius = sun.width / 2;
    const center = { x: sun.left + radius, y: sun.top + radius };
    const strip = (opening.querySelector('.hero-art') as HTMLElement).getBoundingClientRect();
    return [...opening.querySelectorAll('.hero-body > :is(h1, p, .office-sun), .hero-body a')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const dx = center.x - Math.min(Math.max(center.x, left), right);
        const dy = center.y - Math.min(Math.max(center.y, top), bottom);
        return bottom > strip.top && Math.hypot(dx, dy) < radius ? [element.textContent] : [];
      });
    });
  });
}

/** Sums all movement since the page began. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = { shift: 0 };
    Object.assign(globalThis, { sums });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { sums: { shift: number } }).sums.shift);
}

test('the sun stands as high as over the office now, falls towards the night, and nothing else moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shifts = await noteShifts(page);
  const tops: number[] = [];
  const grounds = new Set<string | null>();
  for (const time of times) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, '/');
    await expect(note(page)).not.toHaveText(home.hero.sun?.still ?? '');
    await expect(disc(page)).toHaveAttribute('transform');
    tops.push((await disc(page).boundingBox())?.y ?? 0);
    grounds.add(await hero(page).locator('.hero-art svg > path').first().getAttribute('fill'));
    expect(await wordsOnSun(page)).toEqual([]);
    expect(await shifts()).toBe(0);
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(times.length);
  expect(grounds.size).toBe(1);
  const clock = { timeZone: site.office.timeZone, hour: '2-digit', minute: '2-digit' } as const;
  await expect(note(page)).toContainText(new Date(times.at(-1) ?? '').toLocaleTimeString(locale, clock));
});

for (const width of [320, 390, 768, 1023, 1024, 1920])
  test(`no word stands on the highest sun at ${width} pixels${long(width !== 320)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(new Date(times[0] as string));
    await open(page, '/');
    await expect(disc(page)).toHaveAttribute('transform');
    expect(await wordsOnSun(page)).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the sun stays in its place, and the page names its city', async ({ page }) => {
    await page.goto('/');
    await expect(note(page)).toHaveText(home.hero.sun?.still ?? '');
    await expect(disc(page)).not.toHaveAttribute('transform');
  });
});
