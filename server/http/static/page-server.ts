import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sentPath } from '../../../shared/contact-message.ts';
import { allowStyles, policyHeader } from '../../../shared/security-headers.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { headersOf, isKnownToClient } from './send-asset.ts';
import { type Asset, type Encoding, encodings, type SiteFiles } from './site-files.ts';

/** An answer whose headers are made already, as names and values in turns. */
interface Prepared {
  body: Buffer;
  etag: string;
  found: string[];
  notModified: string[];
}

const bodyHeaders = ['content-type', 'content-encoding'];

/** Nothing for what is not kept in memory: the framework sends it from the disk. */
function prepare(asset: Asset, encoding: Encoding, securityHeaders: Record<string, string>): Prepared | undefined {
  const { body, etag } = asset.variants[encoding] ?? asset.variants.identity;
  if (body === undefined) return undefined;
  const policy = allowStyles(securityHeaders[policyHeader] ?? '', asset.styleHashes);
  const headers = Object.entries({ ...securityHeaders, [policyHeader]: policy, ...headersOf(asset, encoding) });
  return {
    body,
    etag,
    found: [...headers, ['content-length', String(body.length)]].flat() as string[],
    notModified: headers.filter(([name]) => !bodyHeaders.includes(name)).flat(),
  };
}

/** Exactly one: of two Node takes the first, and a proxy before us may have taken the second. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

export interface PageServerOptions {
  site: SiteFiles;
  securityHeaders: Record<string, string>;
  /** Told of every answer: its status, and how many milliseconds passed until it was handed to the system. */
  onAnswer: (method: string, status: number, ms: number) => void;
}

/** @returns a function that says whether it has answered */
function createPageServer({ site, securityHeaders, onAnswer }: PageServerOptions) {
  const pages = new Map<string, { asset: Asset; prepared: Partial<Record<Encoding, Prepared | undefined>> }>();
  for (const [address, asset] of site.addresses) {
    // Filled in for its visitor.
    if (address === sentPath) continue;
    const offered = encodings.filter((name) => asset.variants[name] !== undefined);
    const prepared = Object.fromEntries(offered.map((name) => [name, prepare(asset, name, securityHeaders)]));
    pages.set(address, { asset, prepared });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = pages.get(url);
    if (page === undefined || !namesOneHost(request)) return false;
    const started = performance.now();
    const answer = page.prepared[chooseEncoding(headers['accept-encoding']?.toString(), page.asset)];
    if (answer === undefined) return false;
    const isKnown = isKnownToClient(headers['if-none-match'], answer.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, isKnown ? answer.notModified : answer.found);
    response.end(isKnown || method === 'HEAD' ? undefined : answer.body);
    onAnswer(method, status, performance.now() - started);
    return true;
  };
}

/**
 * Answers for files that are asked for by their plain address, before the framework sees the request: one look-up, and
 * headers that were made when the server started. Anything else - another method, a query, an address in another
 * spelling, a request without one host - is left to the framework, which has the same files.
 */
export function servePagesFirst(app: FastifyInstance, options: PageServerOptions): void {
  const serve = createPageServer(options);
  const framework = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    // While it stops, the framework tells every client to go.
    if (app.server.listening && serve(request, response)) return;
    for (const answer of framework) answer.call(app.server, request, response);
  });
}
