import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { listedPages } from '../../../scripts/build/site-files.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { expect, long, test } from '../../support/browser/fixtures.ts';
import { movedByItself, watchLayout } from './layout-shift.ts';

/** Bytes of a piece, and milliseconds until the next: time for a frame between them. */
const piece = process.env.WHOLE_MATRIX ? 350 : 1400;
const pause = 20;

/** Serves the site's documents in pieces, like a slow line or a slow machine. */
async function startSlowLine(origin: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const end = html.lastIndexOf('</main>');
    for (let from = 0; from < end; ) {
      const next = html.indexOf('<', from + piece);
      const to = from === 0 ? html.indexOf('<body') : next < 0 ? end : Math.min(next, end);
      response.write(html.slice(from, to));
      from = to;
      await new Promise((go) => setTimeout(go, pause));
    }
    response.end(html.slice(end));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Serves the site's documents up to the middle of the styles after their opening, until it is told to go on. */
async function startHeldLine(origin: string) {
  const go = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const held = type.startsWith('text/html') ? body.indexOf('<style>', body.indexOf('<main')) + 2000 : 0;
    response.write(body.subarray(0, held));
    if (held > 0) await go.promise;
    response.end(body.subarray(held));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, goOn: go.resolve };
}

/** Every page of the site, or one of each kind. */
const paths = process.env.WHOLE_MATRIX
  ? new Set([...listedPages('build/client'), '/error-404', '/message-sent'])
  : ([
      '/',
      '/about',
      '/blog-details',
      '/contact',
      '/login',
      '/services/blockchain',
      '/home-2',
      '/finopcloud',
    ] satisfies PagePath[]);

for (const width of [390, 1440]) {
  test(`a document that arrives in pieces moves nothing of what is already there at ${width} px @long`, async ({
    page,
    site,
  }) => {
    const server = await startSlowLine(site.url);
    await page.setViewportSize({ width, height: 900 });
    await watchLayout(page);
    for (const path of paths) {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
      expect.soft(await movedByItself(page), path).toEqual([]);
    }
    server.close();
  });
}

/** Place and styles of each element with words that stands before the rest of the styles. */
const looksOfOpening = (page: Page) =>
  page.evaluate(async () => {
    // An animation by scrolling has its first value in the frame after the one that begins it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const rest = document.querySelector('main style') as Element;
    const isBefore = (element: Element) =>
      element.compareDocumentPosition(rest) === Node.DOCUMENT_POSITION_FOLLOWING && element.textContent?.trim();
    return [...document.querySelectorAll('body *')].filter(isBefore).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      const shown = Array.from(styles, (name) => `${name}: ${styles.getPropertyValue(name)}`);
      return [element.localName, element.className, x, y, width, height, ...shown].join('\n');
    });
  });

for (const width of [390, 768, 1440])
  test(`openings are shown as they stay while the rest of their documents is held back, at ${width} px${long(width !== 390)}`, async ({
    page,
    site,
    heldScript,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const { server, goOn } = await startHeldLine(site.url);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const begun = await looksOfOpening(page);
      goOn();
      await page.waitForLoadState();
      expect.soft(await looksOfOpening(page), path).toEqual(begun);
      expect(begun.length).toBeGreaterThan(20);
      server.close();
    }
    heldScript.release();
  });
