import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sentPath } from '../../../shared/contact-message.ts';
import { allowStyles, policyHeader } from '../../../shared/security-headers.ts';
import { createEncodingChoice } from './choose-encoding.ts';
import { headersOf, isKnownToClient } from './send-asset.ts';
import { type Asset, type Encoding, encodings, type SiteFiles } from './site-files.ts';
import { createHeadWriter } from './write-head.ts';

/** An answer whose headers are made already. */
interface Prepared {
  body: Buffer;
  etag: string;
  writeFound: ReturnType<typeof createHeadWriter>;
  writeNotModified: ReturnType<typeof createHeadWriter>;
}

interface Page {
  choose: ReturnType<typeof createEncodingChoice>;
  prepared: Partial<Record<Encoding, Prepared | undefined>>;
}

const bodyHeaders = ['content-type', 'content-encoding'];

/** Prepares an encoding; undefined if absent or not in memory: the framework sends that. */
function prepare(asset: Asset, encoding: Encoding, securityHeaders: Record<string, string>): Prepared | undefined {
  const { body, etag } = asset.variants[encoding] ?? {};
  if (body === undefined || etag === undefined) return undefined;
  const policy = allowStyles(securityHeaders[policyHeader] ?? '', asset.styleHashes);
  const headers = Object.entries({ ...securityHeaders, [policyHeader]: policy, ...headersOf(asset, encoding) });
  return {
    body,
    etag,
    writeFound: createHeadWriter(200, [...headers, ['content-length', String(body.length)]].flat()),
    writeNotModified: createHeadWriter(304, headers.filter(([name]) => !bodyHeaders.includes(name)).flat()),
  };
}

interface Asked {
  host?: string;
  'accept-encoding'?: string;
  'if-none-match'?: string;
}

const askedHeaders: Record<number, keyof Asked> = { 4: 'host', 13: 'if-none-match', 15: 'accept-encoding' };

/**
 * Reads the headers that choose a page, from the raw list: Node's object of them all is not needed here.
 * @returns nothing where one of them came twice, or no host: of two hosts Node takes the first, and a proxy before us
 *   may have taken the second
 */
function readAsked({ rawHeaders }: IncomingMessage): Asked | undefined {
  const asked: Asked = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] as string;
    const name = askedHeaders[given.length];
    if (name === undefined || given.toLowerCase() !== name) continue;
    if (asked[name] !== undefined) return undefined;
    asked[name] = rawHeaders[at + 1] as string;
  }
  return asked.host === undefined ? undefined : asked;
}

export interface PageServerOptions {
  site: SiteFiles;
  securityHeaders: Record<string, string>;
  /** Called for every answer: its status, and the milliseconds until it was handed to the system. */
  onAnswer: (method: string, status: number, ms: number) => void;
}

/** @returns a function that returns whether it answered */
function createPageServer({ site, securityHeaders, onAnswer }: PageServerOptions) {
  const pages = new Map<string, Page>();
  for (const [address, asset] of site.addresses) {
    // Filled in for its visitor.
    if (address === sentPath) continue;
    const prepared = Object.fromEntries(encodings.map((name) => [name, prepare(asset, name, securityHeaders)]));
    pages.set(address, { choose: createEncodingChoice(asset), prepared });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = pages.get(url);
    if (page === undefined) return false;
    const asked = readAsked(request);
    if (asked === undefined) return false;
    const started = performance.now();
    const answer = page.prepared[page.choose(asked['accept-encoding'])];
    if (answer === undefined) return false;
    const isKnown = isKnownToClient(asked['if-none-match'], answer.etag);
    if (isKnown) answer.writeNotModified(request, response);
    else answer.writeFound(request, response);
    response.end(isKnown || method === 'HEAD' ? undefined : answer.body);
    onAnswer(method, response.statusCode, performance.now() - started);
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
    // The framework closes connections while it stops.
    if (app.server.listening && serve(request, response)) return;
    for (const answer of framework) answer.call(app.server, request, response);
  });
}
