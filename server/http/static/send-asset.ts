import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, rankEncodings } from './accepted-encodings.ts';
import type { Asset } from './site-files.ts';

/** Browsers send a handful of values; working them out anew for every file costs a tenth of the throughput. */
const rankings = new Map<string, Encoding[]>();
const rankingLimit = 100;

function rank(acceptEncoding: string): Encoding[] {
  const known = rankings.get(acceptEncoding);
  if (known !== undefined) return known;
  const ranking = rankEncodings(acceptEncoding);
  if (rankings.size < rankingLimit) rankings.set(acceptEncoding, ranking);
  return ranking;
}

function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Answers with a file in the best encoding; `304` if the client has it. A page that reports an error is not cached. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, status = 200): FastifyReply {
  const { variants } = asset;
  const encoding = rank(String(request.headers['accept-encoding'] ?? '')).find((name) => variants[name] !== undefined);
  const variant = variants[encoding ?? 'identity'] ?? variants.identity;

  reply.header('cache-control', status === 200 ? asset.cacheControl : 'no-cache');
  if (variants.br !== undefined || variants.gzip !== undefined) reply.header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', variant.etag);
    if (isKnownToClient(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  }
  if (encoding !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(asset.type).send(variant.body);
}
