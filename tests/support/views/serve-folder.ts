import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { lookup } from 'mrmime';

/** Plain files on a free port of this machine: a revision's own server may need what is not installed here. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    try {
      const file = statSync(path).isDirectory() ? join(path, 'index.html') : path;
      response.setHeader('content-type', lookup(file) ?? 'application/octet-stream');
      // A font that comes a moment too late is left out for good, which would look like a difference.
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
