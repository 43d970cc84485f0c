import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = resolve(import.meta.dirname, 'floor');

/** Addresses of the reference pages, made of the home page without script. */
export const baselines = { words: '/words', all: '/words-fonts-picture' } as const;

/** Puts the home page's words, its fonts and its first picture into the pages of tests/bench/floor. */
function fillFloor(template: string, home: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(home) ?? [];
  const words = [...main.matchAll(/<(h[1-3]|p)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, tag, inside = '']) => `<${tag}>${inside.replace(/<[^>]*>/g, '')}</${tag}>`)
    .join('\n');
  const parts = {
    '<!-- words -->': words,
    '<!-- preloads -->': (home.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []).join(''),
    '/* fonts */': (home.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []).join(''),
    '<!-- picture -->': main.match(/<img[^>]*>/)?.[0] ?? '',
  };
  return Object.entries(parts).reduce((html, [place, part]) => html.replace(place, () => part), template);
}

/** Serves the floor pages as the site serves its own, with their files. */
export async function serveBaselines(client: string): Promise<{ url: string; close: () => void }> {
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  const pages = new Map(
    globSync('*.html', { cwd: folder }).map((file) => [
      `/${file.replace('.html', '')}`,
      brotliCompressSync(fillFloor(readFileSync(join(folder, file), 'utf8'), home)),
    ]),
  );
  const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2', webp: 'image/webp' };
  const server = createServer(({ url = '/' }, answer) => {
    const page = pages.get(url);
    const type = page ? 'text/html' : types[url.split('.').at(-1) ?? ''];
    if (!type) {
      answer.writeHead(404).end();
      return;
    }
    const isPacked = page !== undefined || type === types.svg;
    answer.writeHead(200, { 'content-type': type, ...(isPacked && { 'content-encoding': 'br' }) });
    answer.end(page ?? readFileSync(join(client, isPacked ? `${url}.br` : url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
