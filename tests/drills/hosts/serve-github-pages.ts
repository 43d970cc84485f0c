/** Serves a folder as GitHub Pages does by its documentation: `serve-github-pages.ts FOLDER PORT`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { lookup } from 'mrmime';

const [folder = '', port] = process.argv.slice(2);
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

createServer((request, response) => {
  const { pathname, search } = new URL(request.url?.replace(/^\/+/, '/') ?? '/', 'http://localhost');
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  const name = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
  if (name === join(path, 'index.html') && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${pathname}/${search}` }).end();
    return;
  }
  // `/about/` is no `about.html`.
  const found = pathname.endsWith('/') && name === `${path}.html` ? undefined : name;
  const body = readFileSync(found ?? join(folder, '404.html'));
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const headers = { etag, 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' };
  if (found && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const type = lookup(extname(found ?? '.html')) ?? 'application/octet-stream';
  response.writeHead(found ? 200 : 404, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body);
}).listen(Number(port), '127.0.0.1');
