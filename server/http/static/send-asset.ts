import { createReadStream, type ReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefetchHeader } from '../../../shared/prefetch-header.ts';
import { resourceHeader } from '../../../shared/security-headers.ts';
import { allowStylesIn } from '../answers/send-html.ts';
import { createEncodingChoice } from './choose-encoding.ts';
import type { Asset, Encoding } from './site-files.ts';

/** Whether a client has this very answer. */
export function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** The headers of a file in one encoding, without its length. A page that reports an error is not cached. */
export function headersOf({ variants, cacheControl, type, resourcePolicy }: Asset, encoding: Encoding, status = 200) {
  const { etag } = variants[encoding] ?? variants.identity;
  return {
    'cache-control': status === 200 ? cacheControl : 'no-cache',
    ...((variants.br ?? variants.gzip) && { vary: 'accept-encoding' }),
    ...(status === 200 && { etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-type': type,
    [resourceHeader]: resourcePolicy,
    ...(type.startsWith('text/html') && Object.fromEntries([prefetchHeader])),
  };
}

/**
 * Reads from memory, unpacked if needed, else from the disk. Unpacks at once, in less than a millisecond for a page:
 * Node cuts off clients that close their side of the connection before the answer, as old ones do.
 */
function bodyOf({ variants, unpack }: Asset, encoding: Encoding): Buffer | ReadStream {
  const { body, file } = variants[encoding] ?? variants.identity;
  return body ?? (encoding === 'identity' ? unpack() : undefined) ?? createReadStream(file);
}

/** Answers with a file in the best encoding; `304` if the client has it. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, status = 200): FastifyReply {
  const encoding = createEncodingChoice(asset)(request.headers['accept-encoding']?.toString());
  const { etag, size } = asset.variants[encoding] ?? asset.variants.identity;
  const headers = headersOf(asset, encoding, status);
  allowStylesIn(reply, asset.styleHashes);
  if (status !== 200 || !isKnownToClient(request.headers['if-none-match'], etag))
    return reply
      .code(status)
      .headers({ ...headers, 'content-length': size })
      .send(request.method === 'HEAD' ? undefined : bodyOf(asset, encoding));
  const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
  return reply.code(304).headers(kept).send();
}
