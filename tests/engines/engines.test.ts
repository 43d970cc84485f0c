import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Browser } from '../support/engines/browser.ts';
import { engines } from '../support/engines/engine.ts';
import { SiteServer } from '../support/site-server.ts';
import { journeys } from './journeys.ts';

for (const { name, start, advice } of engines) {
  describe.skipIf(!start)(start ? name : `!! SKIPPED: ${name} is not installed (${advice})`, () => {
    let browser: Browser | undefined;
    let site: SiteServer | undefined;

    beforeAll(async () => {
      site = await SiteServer.start();
      browser = await start?.();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.dispose();
    });

    for (const { title, tags, walk } of journeys) {
      it([title, ...tags].join(' '), async () => {
        if (browser && site) await walk(browser, site);
      });
    }
  });
}
