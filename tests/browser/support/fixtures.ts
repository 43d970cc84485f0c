import { test as base, type Page, expect as playwrightExpect } from '@playwright/test';
import { SiteServer } from '../../support/site-server.ts';

export const expect = playwrightExpect;

interface WorkerFixtures {
  /** The server that this worker's pages come from. Tests that stop it start one of their own. */
  site: SiteServer;
}

export const test = base.extend<object, WorkerFixtures>({
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
});

/** Gives the page its first sign of use and waits until React is in charge. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await page.mouse.move(6, 401);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
