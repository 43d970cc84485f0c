import type { FastifyReply } from 'fastify';
import { faultOf } from '../../../shared/answer-part.ts';
import { failedPath, mailLiterals, refusedPath } from '../../../shared/contact-message.ts';
import { basePathOf } from '../../../shared/site-url.ts';
import { validateMessage } from '../../intake/validate-message.ts';
import type { SiteFiles } from '../static/site-files.ts';
import { renderPlainPage, type SlotValues } from './fill-page.ts';
import type { Problem } from './problem.ts';
import { sendAnswer } from './send-html.ts';

/** A page with the answer's text and all typed words, for browsers without script. */
export function sendFailure(
  { answers, siteUrl }: { answers: SiteFiles['answers']; siteUrl: string },
  reply: FastifyReply,
  problem: Problem,
  fields: ReadonlyMap<string, unknown>,
): FastifyReply {
  const { message, faults } = validateMessage(fields);
  const send = (path: string, given: SlotValues, plain: string) =>
    sendAnswer(
      reply.headers(problem.headers),
      problem.status,
      answers[path],
      given,
      renderPlainPage(basePathOf(siteUrl), plain),
    );
  if (problem.code !== 'invalid-fields') return send(failedPath, message, mailLiterals.failure);
  const faulty = Object.fromEntries(faults.map(({ field }) => [faultOf(field), '']));
  return send(refusedPath, { ...message, ...faulty }, `${mailLiterals.missingTitle}: ${mailLiterals.missing}`);
}
