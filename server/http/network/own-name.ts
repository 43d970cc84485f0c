import type { Server } from 'node:http';
import { hostname } from 'node:os';
import ipaddr from 'ipaddr.js';

/** `[::1]:9090` -> `::1`; any other text is returned as it came, and is no name of ours. */
const nameOf = (host: string) => /^\[([^\]]*)\](?::\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '');

/**
 * Whether a host, with or without a port, is this machine: by an address, by its own name, or by one of `names`.
 * Otherwise a page could point its own name here and read everything.
 * @param names in lower case
 */
export function isOwnName(host: string, names: readonly string[]): boolean {
  const name = nameOf(host.toLowerCase());
  return ipaddr.isValid(name) || ['localhost', hostname().toLowerCase(), ...names].includes(name);
}

/** `http://www.company.com/about?x` -> `['www.company.com', '/about?x']`; nothing of an address that begins with its path. */
export function splitAbsolute(url: string): [host: string, path: string] | undefined {
  if (url.startsWith('/') || url === '*') return undefined;
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  return [host, path.startsWith('/') ? path : `/${path}`];
}

/**
 * Makes `GET http://www.company.com/about`, as proxies are asked, the same as `GET /about`: the host named there is the one
 * that counts. One that is not ours stays as it is. Not by the framework's `rewriteUrl`, which logs both.
 */
export function takeOwnTargets(server: Server, names: readonly string[]): void {
  server.prependListener('request', (request) => {
    const [host, path] = splitAbsolute(request.url ?? '') ?? [];
    if (host === undefined || !isOwnName(host, names)) return;
    request.url = path;
    request.headers.host = host;
  });
}
