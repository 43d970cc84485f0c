import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { listedPages } from '../../../scripts/build/site-files.ts';
import { pages } from '../../../shared/pages.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const unknown = ['/no-such-page', '/x/services'];
const built = [...listedPages('build/client'), '/error-404', ...unknown, '/message-sent?ref=SV-7Q4K-2M'];

/** Everything that a page does wrong without showing it. */
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

/** The share of the page's present words that its document said before any script. */
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

/** Every link and every fragment of the page leads somewhere. */
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
    pages as readonly string[],
  );
}

/** Scrolls through the whole page as a reader does and adds up how much moved by itself. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  return page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}

for (const width of [1440, 390]) {
  for (const path of built) {
    test(`${path} is sound at ${width} px`, {
      tag: ['@GEN-16', '@GEN-18', '@RTE-39', '@RTE-40', '@API-15', '@API-16'],
    }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      const faults = watch(page, site.url);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(unknown.includes(path) ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.title()).toMatch(/.{10,70}/);
      await hydrated(page);
      expect(await layoutShift(page)).toBe(0);
      expect(await wordsWithoutScript(page, (await answer?.text()) ?? '')).toBeGreaterThan(0.95);
      expect(await deadLinks(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.locator('body').innerText()).not.toMatch(/[{}]/);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The one rule of WCAG 2.2 AA that axe has, and leaves off unless asked.
      const rules = { 'target-size': { enabled: true } };
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

test('nothing scrolls sideways at any width', async ({ page }) => {
  test.slow();
  for (const path of built) {
    await page.goto(path);
    for (const width of [320, 360, 640, 768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
    }
  }
});

test('fonts that come late move nothing and make nothing scroll sideways', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((next) => setTimeout(next, 600));
    await route.continue();
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/contact', '/error-404']) {
      const fonts = page.waitForResponse(/woff2/);
      await page.goto(path);
      await fonts;
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page), path).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

test('the notice and the opened map card are free of accessibility faults', { tag: '@CST-09' }, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the office address' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page has its words', async ({ page }) => {
    for (const path of built) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
    }
  });
});
