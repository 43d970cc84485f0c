import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, long, test } from '../../support/browser/fixtures.ts';

const darkReader = readFileSync(createRequire(import.meta.url).resolve('darkreader/darkreader.js'), 'utf8');

/** The extension's two modes: a theme, by its own engine, and a filter on the page, with its marks and styles. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'the theme': async (page) => {
    await page.addScriptTag({ content: darkReader });
    await page.evaluate(() => {
      const { DarkReader } = window as unknown as { DarkReader: { enable: (theme: object) => void } };
      DarkReader.enable({ brightness: 100, contrast: 100 });
    });
    await page.waitForFunction(
      () => document.querySelector('style.darkreader--sync, style.darkreader--override') !== null,
    );
  },
  'the filter': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('data-darkreader-mode', 'filter'));
    await page.addStyleTag({
      content:
        'html { background: #fff; filter: invert(100%) hue-rotate(180deg) } img, video { filter: invert(100%) hue-rotate(180deg) }',
    });
  },
};

/** Sections and boxes on orange, with a page that has each. */
const places = [
  ['/services', '.call-sol'],
  ['/services/generative-ai', '.sourced-refusal'],
] as const;

function luminance([r = 0, g = 0, b = 0]: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The painted contrast of words: of the background's color to the commonest that differs from it. */
function paintedContrast(picture: Buffer): number {
  const { data } = PNG.sync.read(picture);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.subarray(at, at + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const colors = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color.split(',').map(Number));
  const [ground = []] = colors;
  return colors.map((color) => contrast(color, ground)).find((ratio) => ratio > 1.5) ?? 1;
}

async function wordsOf(browser: Browser, address: string, place: string, way: string): Promise<[string, number][]> {
  // The page's policy does not bind extensions.
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(address);
  await ways[way]?.(page);
  const words: [string, number][] = [];
  for (const each of await page.locator(`${place} :is(h2, p)`).all()) {
    if (!(await each.isVisible())) continue;
    await each.scrollIntoViewIfNeeded();
    // Takes the first line alone: a picture is beside it.
    const clip = await each.evaluate(async (element) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getClientRects()[0] as DOMRect;
      return { x, y, width, height };
    });
    words.push([(await each.innerText()).slice(0, 40), paintedContrast(await page.screenshot({ clip }))]);
  }
  await context.close();
  return words;
}

for (const way of Object.keys(ways))
  for (const [path, place] of places)
    test(`words on orange can be read where ${way} of Dark Reader makes ${path} dark${long(way !== 'the theme' || place !== places[0][1])}`, async ({
      browser,
      site,
    }) => {
      const words = await wordsOf(browser, site.url + path, place, way);
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter(([, figure]) => figure < 4.5)).toEqual([]);
    });
