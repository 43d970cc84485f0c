import type { Locator, Page } from '@playwright/test';
import { breadcrumbName } from '../../../app/ui/text/ui-texts.ts';
import { isLinked, type PagePath } from '../../../shared/pages.ts';
import { sitePages } from '../content.ts';
import { isWhole } from '../views/whole-page.ts';
import { expect, test } from './fixtures.ts';

/**
 * Defines tests of a page that an owner may remove: without its record there is nothing to test. Tests of a
 * switched-off page skip themselves, see fixtures.ts.
 */
export function describePage(path: PagePath, tests: () => void): void {
  if (sitePages.some((record) => record.path === path) || !isLinked(path)) test.describe(path, tests);
}

/** Title and description of a page. */
export function recordOf(path: PagePath) {
  const record = sitePages.find((each) => each.path === path);
  if (!record) throw new Error(`There is no page ${path}`);
  return record;
}

/** The section of the page with this heading, on any level. */
export const section = (page: Page, heading: string | RegExp): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** The first screen. */
export const hero = (page: Page): Locator => page.locator('main > section').first();

export const breadcrumb = (page: Page): Locator => page.getByRole('navigation', { name: breadcrumbName });

/** Visible questions, with their answers. */
export const questions = (page: Page): Locator => page.locator('main details').locator('visible=true');

export const openQuestions = (page: Page): Locator => page.locator('main details[open]').locator('visible=true');

/** A link to another page of this site, which opens in place. */
export async function expectLink(link: Locator, { label, to }: { label: string; to: string }): Promise<void> {
  await expect(link).toHaveText(label);
  await expect(link).toHaveAttribute('href', to);
  await expect(link).not.toHaveAttribute('target');
}

/** Expects a link to another site, in a new tab without access to ours. */
export async function expectToLeave(link: Locator, address: string): Promise<void> {
  expect(new URL(address).host).not.toBe(new URL(link.page().url()).host);
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}

/** Answers for every other site, so that nothing leaves this machine. */
export async function standInForOthers(page: Page, own: string): Promise<void> {
  await page.context().route(
    (url) => !url.href.startsWith(own),
    (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
}

/** Expects the header, the footer and the breadcrumb of the shared layout. */
export async function expectSharedLayout(page: Page): Promise<void> {
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('.footer-outside')).toHaveCount(0);
}

export interface HeroWords {
  above: readonly { label: string; to: string }[];
  here: string;
  heading: string;
}

/** Expects a page that opens with its place and name. */
export async function expectBreadcrumbHero(page: Page, { above, here, heading }: HeroWords): Promise<void> {
  await expectSharedLayout(page);
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(breadcrumb(page).getByRole('link')).toHaveText(above.map(({ label }) => label));
  for (const [index, { to }] of above.entries())
    await expect(breadcrumb(page).getByRole('link').nth(index)).toHaveAttribute('href', to);
  await expect(breadcrumb(page).locator('[aria-current=page]')).toHaveText(here);
}

/** Expects complete pictures, drawn or loaded. */
export async function expectDrawn(page: Page): Promise<void> {
  const empty = await page
    .locator('main svg')
    .evaluateAll((all) => all.filter((svg) => !svg.firstElementChild).map((svg) => svg.outerHTML));
  expect(empty).toEqual([]);
}

/** Lazy pictures come when they are scrolled to. */
export async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

/** A computed colour as red, green, blue (0 to 255) and opacity (0 to 1), in any notation of the browser. */
export function colorOf(locator: Locator, property: 'color' | 'background-color' = 'color'): Promise<number[]> {
  return locator.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }, property);
}

/** Degrees on the color wheel of OKLCH, like `brand.hue`. */
export function hueOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `oklch(from ${getComputedStyle(element).color} l c h)`;
    const [, , hue] = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    probe.remove();
    return Number(hue);
  });
}

/** Expects the arrow of a card's link in the color of its words or in the given one. */
export async function expectTones(
  cards: Locator,
  items: readonly { tone?: 'accent' | 'solid' | undefined }[],
): Promise<void> {
  for (const [index, { tone }] of items.entries()) {
    const link = cards.nth(index).getByRole('link');
    const [words, arrow] = await Promise.all([colorOf(link), colorOf(link.locator('svg'))]);
    expect(String(arrow) === String(words), `card ${index + 1}`).toBe(tone !== 'accent');
  }
}

/** Number of elements in one row, from the first on. */
export async function inFirstRow(all: Locator): Promise<number> {
  // Until then a window that becomes narrower hides the parts of a page for one frame (app/styles/layout.css).
  await all.page().waitForFunction(isWhole);
  return await all.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });
}

/** Places and sizes of elements on the page, in pixels. */
export function placesOf(all: Locator): Promise<number[][]> {
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );
}

/** Number of bars in each drawn figure, path by path. */
export function barsOf(drawings: Locator): Promise<(number | undefined)[]> {
  return drawings.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/m/gi)?.length));
}
