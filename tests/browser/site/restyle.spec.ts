import type { PagePath } from '../../../shared/pages.ts';
import { expect, long, open, test } from '../../support/browser/fixtures.ts';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

for (const path of ['/', '/contact', '/blog-details', '/pricing'] satisfies PagePath[])
  test(`a paragraph that comes into ${path} does not have the whole page styled anew${long(path !== '/')}`, async ({
    page,
    browser,
  }) => {
    await open(page, path);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(async () => {
      document.querySelector('main p')?.after(document.createElement('p'));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const styled = traceEvents.flatMap(({ args }) => args?.elementCount ?? []);
    const all = await page.locator('body *').count();
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(all / 4);
  });
