import type { Server } from 'node:http';
import { hostname } from 'node:os';
import ipaddr from 'ipaddr.js';

/** `[::1]:9090` -> `::1`; any other text is returned unchanged, and is no name of ours. */
const nameOf = (host: string) => /^\[([^\]]*)\](?::\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '');

/**
 * Whether a host, with or without a port, is this machine: by an address, by its own name, or by one of `names`.
 * Otherwise a page could direct its own host name here and read everything.
 * @param names in lower case
 */
export function isOwnName(host: string, names: readonly string[]): boolean {
  const name = nameOf(host.toLowerCase());
  return ipaddr.isValid(name) || ['localhost', hostname().toLowerCase(), ...names].includes(name);
}

/** `http://www.company.com/about?x` -> `['www.company.com', '/about?x']`; undefined for a path alone. */
export function splitAbsolute(url: string): [host: string, path: string] | undefined {
  if (url.startsWith('/') || url === '*') return undefined;
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  return [host, path.startsWith('/') ? path : `/${path}`];
}

/**
 * Makes `GET http://www.company.com/about`, the form for proxies, the same as `GET /about`: its host replaces the Host
 * header. An address of another host is unchanged. The framework's `rewriteUrl` would log both.
 */
export function takeOwnTargets(server: Server, names: readonly string[]): void {
  server.prependListener('request', (request) => {
    const [host, path] = splitAbsolute(request.url ?? '') ?? [];
    if (host === undefined || !isOwnName(host, names)) return;
    request.url = path;
    request.headers.host = host;
  });
}
