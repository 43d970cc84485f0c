import type { IncomingMessage } from 'node:http';
import { prefetchHeader } from '../../../shared/prefetch-header.ts';
import { allowStyles, policyHeader, resourceHeader } from '../../../shared/security-headers.ts';
import { createEncodingChoice } from './choose-encoding.ts';
import type { Asset, Encoding } from './site-files.ts';

/** Whether a client has this very answer. */
function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Absent for an answer without one, and for a file that is not in memory. */
  body?: Buffer | undefined;
  /** Path to read the body from. */
  file?: string | undefined;
}

/** Finds the answer to a GET or HEAD request for one file. */
export type AnswerFile = (request: IncomingMessage) => FileAnswer;

/**
 * Prepares the headers of a file in each encoding: an answer only chooses among them.
 * @param securityHeaders of every answer; styles of the file join their policy
 * @param basePath of the site
 * @param status other than 200 for a page that reports an error, which is neither cached nor compared
 * @returns finds the file in the best encoding; `304` if the client has it
 */
export function prepareAsset(
  asset: Asset,
  securityHeaders: Record<string, string>,
  basePath: string,
  status = 200,
): AnswerFile {
  const { variants, type, styleHashes, resourcePolicy, unpack } = asset;
  const choose = createEncodingChoice(asset);
  const shared = {
    ...securityHeaders,
    [policyHeader]: allowStyles(securityHeaders[policyHeader] ?? '', styleHashes),
    [resourceHeader]: resourcePolicy,
    'cache-control': status === 200 ? asset.cacheControl : 'no-cache',
    ...((variants.br ?? variants.gzip) && { vary: 'accept-encoding' }),
    ...(type.startsWith('text/html') && prefetchHeader(basePath)),
  };
  function prepare(encoding: Encoding) {
    const { etag, size } = variants[encoding] ?? variants.identity;
    const known = { ...shared, ...(status === 200 && { etag }) };
    const form = { ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-type': type };
    return { etag, known, found: { ...known, ...form, 'content-length': String(size) } };
  }
  const answers = { br: prepare('br'), gzip: prepare('gzip'), identity: prepare('identity') };

  return ({ method, headersDistinct }) => {
    const { 'accept-encoding': accepted, 'if-none-match': seen } = headersDistinct;
    const encoding = choose(accepted?.join());
    const { etag, known, found } = answers[encoding];
    if (status === 200 && isKnownToClient(seen?.join(), etag)) return { status: 304, headers: known };
    if (method === 'HEAD') return { status, headers: found };
    const { body, file } = variants[encoding] ?? variants.identity;
    // Unpacks at once, in less than a millisecond for a page: Node cuts off clients that close their side of the
    // connection before the answer, as old ones do.
    const inMemory = body ?? (encoding === 'identity' ? unpack() : undefined);
    return { status, headers: found, ...(inMemory ? { body: inMemory } : { file }) };
  };
}
