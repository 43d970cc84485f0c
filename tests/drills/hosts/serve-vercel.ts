/**
 * Serves what is laid out for Vercel by the routes that its own package makes of `vercel.json`:
 * `serve-vercel.ts FOLDER PORT PACKAGE`. A route with `continue` goes on with its headers, another one ends.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';

interface Route {
  src?: string;
  handle?: string;
  headers?: Record<string, string>;
  status?: number;
  dest?: string;
  continue?: boolean;
}

const [folder = '', port, routing = ''] = process.argv.slice(2);
const { getTransformedRoutes } = await import(routing);
const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')));
if (error) throw new Error(JSON.stringify(error));
const { default: middleware, config } = await import(join(folder, 'middleware.js'));
const isForwarded = (path: string) =>
  config.matcher.some((each: string) => {
    const start = each.replace(':path*', '');
    return start === each ? path === each : path.startsWith(start);
  });
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const files = join(folder, 'public');

/** Applies the routes before the files. @returns the headers, and the status of a redirect */
function route(path: string): { headers: Record<string, string>; status?: number } {
  const headers: Record<string, string> = {};
  for (const each of routes as Route[]) {
    if (each.handle !== undefined) break;
    const found = each.src === undefined ? null : new RegExp(each.src).exec(path);
    if (!found) continue;
    for (const [name, value] of Object.entries(each.headers ?? {}))
      headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '');
    if (each.status !== undefined && headers.location !== undefined) return { headers, status: each.status };
  }
  return { headers };
}

createServer(async (request, response) => {
  const [path = '/', query] = (request.url ?? '/').split('?');
  const { headers, status } = route(path);
  if (status !== undefined) {
    response.writeHead(status, { ...headers, location: headers.location + (query ? `?${query}` : '') }).end();
    return;
  }
  if (isForwarded(path)) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const own = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    own.set('x-real-ip', request.socket.remoteAddress ?? '');
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const answer: Response = await middleware(
      new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET', headers: own, ...body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const name = decodeURIComponent(path);
  const file = [name.replace(/\/$/, '/index.html'), `${name}.html`].map((each) => join(files, each)).find(isFile);
  const body = readFileSync(file ?? join(files, '404.html'));
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const isKnown = file !== undefined && request.headers['if-none-match'] === etag;
  const type = `${lookup(extname(file ?? '.html')) ?? 'application/octet-stream'}; charset=utf-8`;
  response.writeHead(file === undefined ? 404 : isKnown ? 304 : 200, { 'content-type': type, etag, ...headers });
  response.end(isKnown ? undefined : body);
}).listen(Number(port), '127.0.0.1');
