import type { Page } from '@playwright/test';
import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import type { Props as OfficeMap } from '../../../app/blocks/office-map/schema.ts';
import { listedPages } from '../../../scripts/build/site-files.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block, coverPages } from '../../support/blocks.ts';
import {
  accessibilityFaults,
  expect,
  long,
  open,
  paleWords,
  scrollWidth,
  startScript,
  test,
} from '../../support/browser/fixtures.ts';
import { sitePages } from '../../support/content.ts';
import { movedByItself, watchLayout } from './layout-shift.ts';

const unknown = ['/no-such-page', '/x/services'];
const unlisted = [
  ...sitePages.flatMap((page) => ('isUnlisted' in page ? [page.path] : [])),
  ...unknown,
  '/message-sent',
];
const built = new Set([...listedPages('build/client'), ...unlisted]);

/** Notes all hidden faults of a page. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (line) => {
    // The browser's own line about the not-found page's status.
    const ownStatus = line.text().includes('status of 404') && line.location().url === page.url();
    if (['error', 'warning'].includes(line.type()) && !ownStatus) faults.push(`console: ${line.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    const own = response.request().isNavigationRequest();
    if (response.status() >= 400 && !own) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** The share of the page's words that its document has without script. */
async function wordsWithoutScript(page: Page, html: string): Promise<number> {
  return page.evaluate((source) => {
    const wordsOf = (body: HTMLElement) => {
      for (const script of body.querySelectorAll('script')) script.remove();
      return body.textContent.split(/\s+/).filter(Boolean);
    };
    const counts = new Map<string, number>();
    for (const word of wordsOf(new DOMParser().parseFromString(source, 'text/html').body))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const present = wordsOf(document.body.cloneNode(true) as HTMLElement);
    const read = present.filter((word) => {
      const left = counts.get(word) ?? 0;
      counts.set(word, left - 1);
      return left > 0;
    });
    return read.length / present.length;
  }, html);
}

/** Links and fragments of the page that lead nowhere. */
async function deadLinks(page: Page): Promise<string[]> {
  return page.evaluate(
    (known) => {
      const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
      return hrefs.filter((href) => {
        if (/^(https?|mailto|tel):/.test(href) || href.startsWith('/art/')) return false;
        const [address = '', fragment] = href.split('#');
        if (address !== '' && !known.includes(address)) return true;
        return address === '' && !document.getElementById(fragment ?? '');
      });
    },
    sitePages.map((record): string => record.path),
  );
}

/** Walks through a page once at each of the two, and only resizes it for the others. `short` is walked by `npm test`. */
const windows = [
  {
    width: 1440,
    others: [1023, 1024, 1280, 1920],
    short: coverPages(({ blocks }) => [blocks[0]?.block ?? '']),
  },
  { width: 390, others: [320, 360, 640], short: coverPages(({ blocks }) => blocks.map(({ block: name }) => name)) },
];

for (const { width, others, short } of windows) {
  for (const path of built) {
    test(`${path} is sound at ${width} px${long(!short.has(path))}`, {
      tag: ['@GEN-16', '@GEN-18', '@RTE-39', '@RTE-40', '@API-15', '@API-16'],
    }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      const faults = watch(page, site.url);
      await watchLayout(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(unknown.includes(path) ? 404 : 200);
      await startScript(page);
      expect.soft(await movedByItself(page), 'what moved by itself').toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await page.title(), 'a title that fits a search result').toMatch(/^\S.{8,68}\S$/);
      expect.soft(await wordsWithoutScript(page, (await answer?.text()) ?? '')).toBeGreaterThan(0.95);
      expect.soft(await deadLinks(page), 'links that lead nowhere').toEqual([]);
      expect.soft(await page.locator('body').innerText(), 'no left-over of a template').not.toMatch(/[{}]/);
      expect.soft(await accessibilityFaults(page)).toEqual([]);
      for (const each of [width, ...others]) {
        await page.setViewportSize({ width: each, height: 900 });
        expect.soft(await scrollWidth(page), `nothing scrolls sideways at ${each} px`).toBe(each);
      }
      expect(faults).toEqual([]);
    });
  }
}

test('words of every page are dark enough for a visitor who asks for more contrast @long', async ({ page }) => {
  for (const path of built) {
    await page.goto(path);
    expect.soft(await paleWords(page), path).toEqual([]);
  }
});

test('fonts that come late move nothing and make nothing scroll sideways @long', async ({ page }) => {
  await watchLayout(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((next) => setTimeout(next, 600));
    await route.continue();
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/contact', '/error-404'] satisfies PagePath[]) {
      const fonts = page.waitForResponse(/woff2/);
      await page.goto(path);
      await fonts;
      await page.evaluate(() => document.fonts.ready);
      expect(await movedByItself(page), path).toEqual([]);
      expect(await scrollWidth(page), path).toBe(width);
    }
  }
});

for (const { width } of windows) {
  test(`the notice and the opened map card are free of accessibility faults at ${width} px${long(width !== 390)}`, {
    tag: '@CST-09',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/contact');
    await page.getByRole('button', { name: block<ContactForm>('/contact', 'contact-form').form.submit }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: block<OfficeMap>('/contact', 'office-map').show }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page shows its words @long', async ({ page }) => {
    for (const path of built) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
    }
  });
});
