import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page, expect as playwrightExpect, type Response } from '@playwright/test';
import { isLinked, type PageLink } from '../../../shared/pages.ts';
import { type SwitchName, switches } from '../../../shared/site.ts';
import { ownCompany, sampleTag, switchedOff } from '../own-company.ts';
import { SiteServer } from '../site-server.ts';
import { isWhole } from '../views/whole-page.ts';
import { secondEngineFaults } from './second-engine.ts';

export const expect = playwrightExpect;

interface WorkerFixtures {
  /** The server that this worker's pages come from. Tests that stop it use `ownSite`. */
  site: SiteServer;
}

interface TestFixtures {
  /** A server for one test alone, which may end and restart it. */
  ownSite: SiteServer;
  /** Holds the script back until the test releases it. */
  heldScript: { release: () => void };
  sampleOnly: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await SiteServer.start();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** A test of a switched-off page skips itself. */
  page: async ({ page }, use) => {
    const goTo = page.goto.bind(page);
    page.goto = (address, options) => {
      if (address.startsWith('/')) needs(address as PageLink);
      return goTo(address, options);
    };
    await use(page);
  },
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await SiteServer.start();
      await use(site);
      await site.dispose();
    },
    // Time of a start is not the test's.
    { timeout: 30_000 },
  ],
  heldScript: async ({ page }, use) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/start-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await use({ release: held.resolve });
    held.resolve();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  sampleOnly: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, info) => {
      info.skip(ownCompany && info.tags.includes(sampleTag), 'the sample company only');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** End of a title: leaves a test out of `npm test` if one like it is in there. `npm run test:all` runs all. */
export const long = (isLong: boolean) => (isLong ? ' @long' : '');

/** Skips the running test if a page or a part of one is switched off. */
export function needs(...parts: (PageLink | SwitchName)[]): void {
  const isOff = (part: PageLink | SwitchName) =>
    part in switches ? !switches[part as SwitchName] : !isLinked(part as PageLink);
  const off = parts.filter(isOff);
  base.info().skip(off.length > 0, `${switchedOff} ${off.join(', ')}`);
}

/** Opens the page and waits until its script is in charge. Other addresses than pages': `page.goto` and `startScript`. */
export async function open(page: Page, path: PageLink): Promise<Response | null> {
  const response = await page.goto(path);
  await startScript(page);
  return response;
}

/** Gives the page its first sign of use and waits until its script is in charge. */
export async function startScript(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await page.mouse.move(6, 401);
  await arrived(page);
}

/** Waits until the page's script runs, however started, and that of its forms, and until the page has every part. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { enhanced, forms, script } = document.documentElement.dataset;
    const hasForms = document.querySelector('[data-form]') !== null;
    return enhanced !== undefined && (!hasForms || forms !== undefined || script === 'failed');
  });
  await page.waitForFunction(isWhole);
}

interface Part {
  within?: string;
  without?: string;
}

function axe(page: Page, { within, without }: Part = {}): AxeBuilder {
  // The pages frame nothing of others, and for those alone would axe open a second page each time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  return builder;
}

/** Finds faults by axe, as `rule: element, element`; with SECOND_ENGINE=1 by another engine too. */
export async function accessibilityFaults(page: Page, part?: Part): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The only rule of WCAG 2.2 AA that axe leaves off by default.
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axe(page, part)
    .options({ rules, resultTypes: ['violations'], preload: false })
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  return process.env.SECOND_ENGINE ? [...faults, ...(await secondEngineFaults(page))] : faults;
}

/** Words below 7 to 1 for visitors who ask for contrast. */
export async function paleWords(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  const { violations } = await axe(page)
    .options({ resultTypes: ['violations'], preload: false, runOnly: ['color-contrast-enhanced'] })
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target} ${any[0]?.message}`));
}

/** Addresses requested from now on. */
export function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
