import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listedPages } from '../../../scripts/build/site-files.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
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
