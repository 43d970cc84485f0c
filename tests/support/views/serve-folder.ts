import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { lookup } from 'mrmime';

/** Serves plain files on a free local port: a revision's own server may need missing packages. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    try {
      const file = statSync(path).isDirectory() ? join(path, 'index.html') : path;
      response.setHeader('content-type', lookup(file) ?? 'application/octet-stream');
      // Fonts that come a moment too late are never used, which would look like a difference.
      if (extname(file) === '.html')
        response.end(readFileSync(file, 'utf8').replaceAll('font-display:optional', 'font-display:block'));
      else response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
