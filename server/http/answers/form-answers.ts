import type { FastifyReply } from 'fastify';
import { faultOf } from '../../../shared/answer-part.ts';
import { failedPath, mailLiterals, refusedPath } from '../../../shared/contact-message.ts';
import { basePathOf } from '../../../shared/site-url.ts';
import { validateMessage } from '../../intake/validate-message.ts';
import type { SiteFiles } from '../static/site-files.ts';
import { renderPlainPage, type SlotValues } from './fill-page.ts';
import type { Problem } from './problem.ts';
import { sendAnswer } from './send-html.ts';

/**
 * Chooses the page with the answer's text and all typed words: its path, its texts, and HTML without that page.
 * @param basePath of the site
 */
export function chooseFailure(
  { code }: Problem,
  fields: ReadonlyMap<string, unknown>,
  basePath: string,
): { path: string; given: SlotValues; plain: string } {
  const { message, faults } = validateMessage(fields);
  if (code !== 'invalid-fields')
    return { path: failedPath, given: message, plain: renderPlainPage(basePath, mailLiterals.failure) };
  const faulty = Object.fromEntries(faults.map(({ field }) => [faultOf(field), '']));
  const plain = renderPlainPage(basePath, `${mailLiterals.missingTitle}: ${mailLiterals.missing}`);
  return { path: refusedPath, given: { ...message, ...faulty }, plain };
}

/** Sends that page, for browsers without script. */
export function sendFailure(
  { answers, siteUrl }: { answers: SiteFiles['answers']; siteUrl: string },
  reply: FastifyReply,
  problem: Problem,
  fields: ReadonlyMap<string, unknown>,
): FastifyReply {
  const { path, given, plain } = chooseFailure(problem, fields, basePathOf(siteUrl));
  return sendAnswer(reply.headers(problem.headers), problem.status, answers[path], given, plain);
}
