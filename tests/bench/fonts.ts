import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { type BrowserPage, until } from '../support/engines/browser.ts';
import { engines } from '../support/engines/engine.ts';

/** Delays of the two font files. */
const delaysMs = [0, 600, 1500];
/** Words are invisible for the first 100 ms while a font loads; then they are seen. */
const seenAfterMs = 250;
const ways = ['optional', 'swap'] as const;
type Way = (typeof ways)[number];

/** Runs in the page: places of everything in the layout; fade-ins move by a transform alone. */
const placesNow = `[...document.querySelectorAll('main :is(h1,h2,h3,p,li,a,img)')].map((each) => { let top = 0; for (let at = each; at; at = at.offsetParent) top += at.offsetTop; return top; })`;
/** Notes the places when the page is first seen, before a late font has come. */
const notePlaces = `<script>const placesNow = () => ${placesNow}; requestAnimationFrame(() => setTimeout(() => { window.places = placesNow(); window.placesNow = placesNow; }, ${seenAfterMs}));</script>`;

/** Serves the built home page with another setting of `font-display`, and delayed font files. */
async function openSlowFonts(client: string, way: Way, delayMs: number): Promise<{ url: string; close: () => void }> {
  const home = readFileSync(join(client, 'index.html'), 'utf8')
    .replaceAll('font-display:optional', `font-display:${way}`)
    .replace('</body>', `${notePlaces}</body>`);
  const server = createServer(({ url = '/' }, answer) => {
    const file = join(client, url);
    const body = url === '/' ? home : existsSync(file) && readFileSync(file);
    const isFont = url.endsWith('.woff2');
    const send = () =>
      answer
        .writeHead(body ? 200 : 404, { 'content-type': url === '/' ? 'text/html' : (lookup(url) ?? 'text/plain') })
        .end(body || '');
    setTimeout(send, isFont ? delayMs : 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Tells whether the headline has the brand's font, and how far words have moved since they were first seen. */
const look = () => {
  const heading = document.querySelector('h1') as HTMLElement;
  const { fontFamily } = getComputedStyle(heading);
  const widthIn = (family: string) => {
    const probe = heading.appendChild(document.createElement('span'));
    Object.assign(probe.style, { fontFamily: family, position: 'absolute', whiteSpace: 'nowrap' });
    probe.textContent = 'Solvane is set in the font of its brand';
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const isShown = Math.abs(widthIn(fontFamily) - widthIn(fontFamily.split(',').slice(1).join(','))) > 1;
  const { places, placesNow } = window as unknown as { places: number[]; placesNow: () => number[] };
  const moves = placesNow().map((top, index) => Math.abs(top - (places[index] ?? 0)));
  return { isShown, moved: moves.filter((move) => move > 1).length, farthest: Math.round(Math.max(...moves)) };
};

async function visit(page: BrowserPage, url: string, waitMs: number) {
  await page.open(url);
  await until(page, 'the page has been seen', () => 'places' in window);
  // An accepted font comes within its delay; a later one is never used.
  await new Promise((next) => setTimeout(next, waitMs));
  return page.run(look);
}

/**
 * Compares settings of fonts on a first visit to the home page, in the three engines, as a Markdown table; fails if
 * words move.
 * @throws when one of the engines is not installed
 */
export async function measureFonts(client: string): Promise<string> {
  const rows: string[] = [];
  for (const { name, start, advice } of engines) {
    if (!start) throw new Error(`${name} is not installed. ${advice}`);
    const browser = await start();
    for (const delayMs of delaysMs) {
      const cells: string[] = [];
      for (const way of ways) {
        const site = await openSlowFonts(client, way, delayMs);
        const { isShown, moved, farthest } = await visit(await browser.openPage(390, 844), site.url, delayMs + 1000);
        site.close();
        // The site's own setting must not move anything.
        if (way === 'optional' && moved > 0) process.exitCode = 1;
        cells.push(isShown ? 'brand' : 'fallback', moved === 0 ? 'nothing' : `${moved} by up to ${farthest} px`);
      }
      rows.push(`| ${name} | ${delayMs} | ${cells.join(' | ')} |`);
    }
    await browser.close();
  }
  return [
    '# Fonts at a first visit',
    '',
    `Made by \`npm run bench -- fonts\` on ${new Date().toISOString().slice(0, 10)}: the home page at 390 px with nothing in the cache. Which font its words end up in, and how many of its words and pictures have moved since they were first seen.`,
    '',
    '| Engine | Fonts under way, ms | `optional`: font | moved | `swap`: font | moved |',
    '| --- | ---: | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
