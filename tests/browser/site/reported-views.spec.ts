import { test as base, expect } from '../../support/browser/fixtures.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { SiteServer } from '../../support/site-server.ts';

/** The site whose pages report their views, as on a static host. */
const test = base.extend<object, { reporting: SiteServer }>({
  reporting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      copy.build({ STATS: 'beacon' });
      const server = await SiteServer.start({ STATS: 'beacon' }, copy.folder);
      await use(server);
      await server.dispose();
      copy.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ reporting }, use) => use(reporting.url),
});

test('@long each page reports its view once, from its own host, and stores nothing', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  const reportOf = () => page.waitForRequest((request) => request.url().endsWith('/api/view'));
  let reported = reportOf();
  await page.goto('/about?utm_source=newsletter', { referer: 'https://search.test/find?q=secret' });
  const first = new URLSearchParams((await reported).postData() ?? '');
  expect(Object.fromEntries(first)).toEqual({
    page: '/about',
    device: 'wide',
    referrer: 'https://search.test',
    query: '?utm_source=newsletter',
  });
  reported = reportOf();
  await page.locator('a[href="/contact"]:visible').first().click();
  const second = new URLSearchParams((await reported).postData() ?? '');
  expect(Object.fromEntries(second)).toEqual({ page: '/contact', device: 'wide' });
  expect((await (await reported).response())?.status()).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(faults).toEqual([]);
});
