import type { FastifyReply } from 'fastify';
import type { AnswerPage } from '../../../shared/answer-part.ts';
import { allowStyles, policyHeader } from '../../../shared/security-headers.ts';
import { fillPage, type SlotValues } from './fill-page.ts';

/** Lets a page show the styles inside it: their hashes join the policy that every answer has. */
export function allowStylesIn(reply: FastifyReply, styleHashes: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy === 'string') reply.header(policyHeader, allowStyles(policy, styleHashes));
}

/** Sends a page made for one visitor. */
export function sendHtml(
  reply: FastifyReply,
  status: number,
  html: string,
  styleHashes: readonly string[] = [],
): FastifyReply {
  allowStylesIn(reply, styleHashes);
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** @param plain HTML for a site that was built without answer pages */
export function sendAnswer(
  reply: FastifyReply,
  status: number,
  answer: AnswerPage | undefined,
  given: SlotValues,
  plain: string,
): FastifyReply {
  return sendHtml(reply, status, answer ? fillPage(answer.parts, given) : plain, answer?.styleHashes);
}
