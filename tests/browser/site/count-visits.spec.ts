import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import type { Analytics } from '../../../shared/analytics.ts';
import { accessibilityFaults, test as base, expect } from '../../support/browser/fixtures.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { SiteServer } from '../../support/site-server.ts';

const script = 'https://count.test/js/script.js';
const reports = 'https://count.test/in/api/send';

/** A site with a counter that asks first. */
const test = base.extend<object, { counted: SiteServer }>({
  counted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      const record = `analytics:
  tool: matomo
  script: ${script}
  reports: ${reports}
  site: 7
  question: { text: May we count you?, yes: Count me, no: No cookie }
`;
      const facts = readFileSync(join(copy.folder, 'content/site.yaml'), 'utf8');
      copy.write('content/site.yaml', facts.replace(/^analytics:$/m, record));
      copy.build();
      const server = await SiteServer.start({}, copy.folder);
      await use(server);
      await server.dispose();
      copy.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A tool's site: its script reports the page, its settings and its own attributes, and sets a cookie. */
async function standIn(page: Page): Promise<string[]> {
  const reported: string[] = [];
  await page.route('https://count.test/**', async (route) => {
    const request = route.request();
    if (request.url() === script)
      return route.fulfill({
        contentType: 'text/javascript',
        body: `document.cookie = '_pk_id.7=abc; path=/';
          const own = document.currentScript.getAttributeNames().map((name) => name + '=' + document.currentScript.getAttribute(name));
          navigator.sendBeacon('${reports}', JSON.stringify({ path: location.pathname, own, paq: window._paq, plausible: window.plausible?.o }));`,
      });
    reported.push(request.postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return reported;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count you?' });

test('a visitor is counted after saying yes, on this page and on the next ones @long', async ({ page, counted }) => {
  const reported = await standIn(page);
  await page.goto(counted.url);
  await expect(question(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await question(page).getByRole('button', { name: 'Count me' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toContain('"path":"/"');
  expect(reported[0]).toContain(
    `["setTrackerUrl","${reports}"],["setSiteId","7"],["setRequestMethod","POST"],["trackPageView"]`,
  );
  await page.goto(`${counted.url}/about`);
  await expect.poll(() => reported).toHaveLength(2);
  await expect(question(page)).toBeHidden();
});

test('a visitor who says no is not counted and not asked again, and can think again on the privacy page @long', async ({
  page,
  counted,
}) => {
  const reported = await standIn(page);
  await page.goto(counted.url);
  await question(page).getByRole('button', { name: 'No cookie' }).click();
  await page.goto(`${counted.url}/privacy`);
  await expect(question(page).getByRole('button', { name: 'No cookie' })).toHaveAttribute('aria-pressed', 'true');
  expect(reported).toEqual([]);
  await question(page).getByRole('button', { name: 'Count me' }).click();
  await expect.poll(() => reported).toHaveLength(1);
  expect(await page.context().cookies()).toHaveLength(1);
  const reloaded = page.waitForEvent('load');
  await question(page).getByRole('button', { name: 'No cookie' }).click();
  await reloaded;
  expect(await page.context().cookies()).toEqual([]);
  expect(reported).toHaveLength(1);
});

test("pages with a visitor's words or an address that acts bring no counter @long", async ({ page, counted }) => {
  const bringsCounter = async (answer: APIResponse) => (await answer.text()).includes('count.test');
  expect(await bringsCounter(await page.request.get(`${counted.url}/about`))).toBe(true);
  for (const path of ['/message-sent', '/message-act/none'])
    expect(await bringsCounter(await page.request.get(counted.url + path)), path).toBe(false);
  const answer = await page.request.post(`${counted.url}/api/mail`, {
    form: { name: 'Ada' },
    headers: { accept: 'text/html', origin: counted.url },
  });
  expect(await answer.text()).toContain('Ada');
  expect(await bringsCounter(answer)).toBe(false);
});

const tools: [Omit<Analytics, 'script' | 'reports'>, string[]][] = [
  [
    { tool: 'plausible', site: 'company.test', attributes: {} },
    ['data-domain=company.test', `data-api=${reports}`, `"plausible":{"endpoint":"${reports}"}`],
  ],
  [{ tool: 'umami', site: 'a-1', attributes: {} }, ['data-website-id=a-1', 'data-host-url=https://count.test/in"']],
  [{ tool: 'matomo', site: '7', attributes: {} }, ['["disableCookies"]']],
  [{ tool: 'own', site: '', attributes: { 'data-key': 'k' } }, ['data-key=k']],
];
for (const [record, expected] of tools)
  test(`a counter of the kind ${record.tool} without a question gets its settings at once @long`, async ({
    page,
    counted,
  }) => {
    const reported = await standIn(page);
    const blocked: string[] = [];
    page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
    await page.route(`${counted.url}/`, async (route) => {
      const response = await route.fetch();
      const data = JSON.stringify({ ...record, script, reports }).replaceAll('"', '&quot;');
      const html = (await response.text())
        .replace(/data-counter="[^"]*"/, () => `data-counter="${data}"`)
        .replace('data-visit-question', 'data-none');
      return route.fulfill({ response, body: html });
    });
    await page.goto(`${counted.url}/`);
    await expect.poll(() => reported).toHaveLength(1);
    for (const text of expected) expect(reported[0]).toContain(text);
    expect(blocked).toEqual([]);
  });
