import type { Page } from '@playwright/test';
import { listedPages } from '../../scripts/build/site-files.ts';
import { site } from '../../shared/site.ts';
import { findCutText } from '../support/browser/cut-text.ts';
import { expect, scrollWidth, test } from '../support/browser/fixtures.ts';
import { enterState, states } from '../support/views/states.ts';
import { isWhole } from '../support/views/whole-page.ts';
import { findOverlaps } from './find-overlaps.ts';

const widths = [320, 390, 768, 1440];
const paths = [...listedPages('build/client'), '/error-404', '/message-sent', '/login', '/signup', '/reset-password'];

/** The site is built from right to left; the other direction shows the effect of long words alone. */
const turn = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

for (const direction of ['rtl', 'ltr'])
  for (const path of new Set(paths))
    test(`${path} is whole with long words, ${direction}`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForFunction(isWhole);
      await turn(page, direction);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px, ${direction}`;
        expect.soft(await scrollWidth(page), where).toBe(width);
        expect.soft(await page.evaluate(findCutText), where).toEqual([]);
        expect.soft(await page.evaluate(findOverlaps), where).toEqual([]);
      }
    });

for (const state of states.filter(({ name }) => name.includes('menu')))
  test(`the ${state.name} at ${state.width} px is whole where words run from right to left`, async ({
    page,
    site: server,
  }) => {
    await page.setViewportSize({ width: state.width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterState(page, server.url, state);
    const menu = page.locator('.mobile-menu:popover-open, .mega-panel:visible');
    await expect(menu).toHaveCount(1);
    const inWindow = () =>
      menu.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      });
    await expect.poll(inWindow).toBe(true);
    const runsOut = menu.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
        .map(({ className, localName }) => String(className) || localName),
    );
    expect(await runsOut).toEqual([]);
  });

test('the arrow keys of the menu lead on to the left where words run from right to left', async ({
  page,
  site: server,
}) => {
  const [state] = states;
  if (!state) throw new Error('There is no menu.');
  await enterState(page, server.url, state);
  const panel = page.locator('.mega-panel:visible');
  const [list, card] = [panel.locator('.mega-entries'), panel.locator('.mega-cards')];
  const startOf = (box: { x: number } | null) => box?.x ?? 0;
  expect(startOf(await card.boundingBox())).toBeLessThan(startOf(await list.boundingBox()));
  await list.locator('a').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(card.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(list.locator(':focus')).toHaveCount(1);
});

test('a phone number is written from left to right in every direction', async ({ page }) => {
  await page.goto('/contact');
  const numbers = page.locator('a[href^="tel:"]:visible');
  expect(await numbers.count()).toBeGreaterThan(0);
  const isInOrder = (element: Element, digits: string) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.includes(digits)) continue;
      const place = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      const start = text.data.indexOf(digits);
      return place(start) < place(start + digits.length - 1);
    }
    return undefined;
  };
  const found = await Promise.all((await numbers.all()).map((link) => link.evaluate(isInOrder, site.phone)));
  expect(new Set(found)).toEqual(new Set([true]));
});
