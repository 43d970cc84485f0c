import type { FastifyReply } from 'fastify';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { validateMessage } from '../../intake/validate-message.ts';
import type { SiteFiles, Template } from '../static/site-files.ts';
import { parseFormTemplate, renderPlainPage } from './form-template.ts';
import type { Problem } from './problem.ts';
import { sendHtml } from './send-html.ts';

export interface FormAnswers {
  /** A page with the literal and with everything typed, for a visitor whose browser runs no script. */
  sendFailure(reply: FastifyReply, problem: Problem, fields: ReadonlyMap<string, unknown>): FastifyReply;
}

export function createFormAnswers({ templates }: SiteFiles): FormAnswers {
  const plain = (text: string) => () => renderPlainPage(text);
  const parse = (template: Template | undefined, text: string) => ({
    fill: template === undefined ? plain(text) : parseFormTemplate(template.html),
    styleHashes: template?.styleHashes,
  });
  const refused = parse(templates.refused, `${mailLiterals.missingTitle}: ${mailLiterals.missing}`);
  const failed = parse(templates.failed, mailLiterals.failure);

  return {
    sendFailure(reply, problem, fields) {
      const { message, faults } = validateMessage(fields);
      const isRefused = problem.code === 'invalid-fields';
      const page = isRefused ? refused : failed;
      const faulty = new Set(isRefused ? faults.map(({ field }) => field) : []);
      const html = page.fill(message, faulty);
      return sendHtml(reply.headers(problem.headers), problem.status, html, page.styleHashes);
    },
  };
}
