import type { Browser } from '@playwright/test';
import type { PagePath } from '../../shared/pages.ts';
import { SiteServer } from '../support/site-server.ts';
import { lines, openLine } from './line.ts';
import { launchBrowser, median, visit } from './slow-browser.ts';

const rounds = 5;
const journeys = [
  ['/', '/pricing'],
  ['/why-choose-us', '/pricing'],
  ['/services', '/pricing'],
] as const satisfies readonly PagePath[][];
const clicks = { 'after half a second over the link': 500, 'at once': 0 } as const;

/** Notes in every document the time from a click to the painted heading of the next page. */
function watchClicks(): void {
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
      sessionStorage.setItem('heading', document.querySelector('main h1')?.textContent ?? '');
    },
    true,
  );
  const look = () => {
    const clicked = sessionStorage.getItem('clicked');
    const heading = document.querySelector('main h1')?.textContent;
    if (!clicked || !heading || heading === sessionStorage.getItem('heading')) {
      requestAnimationFrame(look);
      return;
    }
    // A message comes after the frame with the heading.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        sessionStorage.setItem('took', String(performance.timeOrigin + performance.now() - Number(clicked)));
        sessionStorage.removeItem('clicked');
      };
      port2.postMessage(undefined);
    });
  };
  requestAnimationFrame(look);
}

async function measureOnce(
  browser: Browser,
  origin: string,
  slowdown: number,
  [from, to]: readonly [string, string],
  hoverMs: number,
): Promise<number> {
  const { page, context } = await visit(browser, origin, slowdown, (fresh) => fresh.addInitScript(watchClicks));
  await page.goto(from);
  const link = page.getByRole('banner').locator(`a[href="${to}"]`).first();
  await page.mouse.move(5, 600);
  await page.mouse.move(6, 601);
  await page.waitForLoadState('networkidle');
  const box = await link.boundingBox();
  if (!box) throw new Error(`${from} has no link to ${to} in its header`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (hoverMs > 0) await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  const took = await page.waitForFunction(() => sessionStorage.getItem('took'));
  const milliseconds = Number(await took.jsonValue());
  await context.close();
  return milliseconds;
}

/** Measures from a click in the menu to the painted heading of its page, as a Markdown table. */
export async function measureNavigation(): Promise<string> {
  const site = await SiteServer.start();
  const browser = await launchBrowser();
  const rows: string[] = [];
  try {
    for (const [name, speed] of Object.entries(lines)) {
      const line = await openLine(site.url, speed);
      for (const slowdown of [1, 4])
        for (const [when, hoverMs] of Object.entries(clicks)) {
          const times: number[] = [];
          for (let round = 0; round < rounds; round += 1) {
            const journey = journeys[round % journeys.length] ?? journeys[0];
            times.push(await measureOnce(browser, line.url, slowdown, journey, hoverMs));
          }
          const processor = slowdown === 1 ? 'full' : `1/${slowdown}`;
          rows.push(
            `| ${name} | ${processor} | ${when} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
          );
        }
      line.close();
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  return [
    '# From a click to the next page',
    '',
    'Made by `npm run bench -- navigation`. Milliseconds from a click in the header to the painted heading of the next page:',
    `median and longest of ${rounds}, each in a browser that has only seen the page before.`,
    '',
    '| Line | Processor | Click | Median | Longest |',
    '| --- | --- | --- | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}
