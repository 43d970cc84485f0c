import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { listedPages } from '../../scripts/build/site-files.ts';
import { pages } from '../../shared/pages.ts';
import { expect, hydrated, test } from './fixtures.ts';

const built = [
  ...listedPages('build/client'),
  '/error-404',
  '/no-such-page',
  '/x/services',
  '/message-sent?ref=SV-7Q4K-2M',
];

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
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.title()).toMatch(/.{10,70}/);
      await hydrated(page);
      expect(await layoutShift(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.locator('body').innerText()).not.toMatch(/[{}]/);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

for (const width of [320, 360, 640, 768, 1023, 1024, 1280, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of built) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

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

test('every internal link leads to an address of the site map, and every fragment to an element', async ({ page }) => {
  for (const path of built) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of new Set(hrefs.filter((each) => !/^(https?|mailto|tel):/.test(each)))) {
      const [address = '', fragment] = href.split('#');
      // A picture may be linked as the file it is.
      if (address.startsWith('/art/')) expect((await page.request.head(address)).ok(), href).toBe(true);
      else if (address !== '') expect(pages, `${path} links to ${href}`).toContain(address);
      if (fragment && address === '')
        await expect(page.locator(`[id="${fragment}"]`), `${path} links to ${href}`).toHaveCount(1);
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
