import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, encodings } from './site-files.ts';

function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Answers with a file in the best encoding; `304` if the client has it. A page that reports an error is not cached. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, status = 200): FastifyReply {
  const { variants } = asset;
  const offered = encodings.filter((name) => variants[name] !== undefined);
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  // A file that was not asked for as it is serves a client better than an error.
  const encoding = (negotiate(accepted, offered) ?? 'identity') as (typeof encodings)[number];
  const variant = variants[encoding] ?? variants.identity;

  reply.header('cache-control', status === 200 ? asset.cacheControl : 'no-cache');
  if (variants.br !== undefined || variants.gzip !== undefined) reply.header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', variant.etag);
    if (isKnownToClient(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(asset.type).send(variant.body);
}
