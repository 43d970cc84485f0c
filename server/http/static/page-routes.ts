import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailLiterals, sentPath } from '../../../shared/contact-message.ts';
import { hasLightNavigation } from '../../../shared/light-navigation.ts';
import { decodePath, leadOn } from '../../../shared/redirects.ts';
import { renderPlainPage } from '../answers/fill-page.ts';
import { problems } from '../answers/problems.ts';
import { sendAnswer, sendHtml } from '../answers/send-html.ts';
import { sendProblem } from '../answers/send-problem.ts';
import type { OnView } from '../see-views.ts';
import { readSentLink } from '../sent-link.ts';
import { plainWords } from '../words.ts';
import { type AnswerFile, prepareAsset } from './answer-file.ts';
import type { SiteFiles } from './site-files.ts';

const methods = 'GET, HEAD';

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

function redirect(reply: FastifyReply, status: number, to: string, query: string): FastifyReply {
  const [path = '', place] = to.split('#');
  const address = encodeURI(path) + query;
  return reply
    .code(status)
    .header('location', place === undefined ? address : `${address}#${place}`)
    .send();
}

/** A picture, script or style that is missing; its client would not show a page. */
const isFile = (path: string) => /\.(?!html$)[a-z0-9]+$/i.test(path);

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

function sendFile(request: FastifyRequest, reply: FastifyReply, find: AnswerFile): FastifyReply {
  const { status, headers, body, file } = find(request.raw);
  return reply
    .code(status)
    .headers(headers)
    .send(file === undefined ? body : createReadStream(file));
}

/**
 * Answers every address that is not a call: pages, their files, and unknown addresses.
 * @param sentKey seals the address of a confirmation
 * @param onView gets each answer with a page that is the same for all
 */
export function createPageAnswers(
  site: SiteFiles,
  securityHeaders: Record<string, string>,
  sentKey: () => Promise<string>,
  basePath: string,
  onView: OnView = () => {},
) {
  const files = new Map(
    [...site.addresses].map(([address, asset]) => [address, prepareAsset(asset, securityHeaders, basePath)]),
  );
  const pages = new Set(
    [...site.addresses].flatMap(([address, { type }]) =>
      type.startsWith('text/html') && address !== sentPath ? [address] : [],
    ),
  );
  const isPage = (address: string) => pages.has(address);
  const see: OnView = (address, request) => {
    if (isPage(address)) onView(address, request);
  };
  const notFound = site.notFound && prepareAsset(site.notFound, securityHeaders, basePath, 404);
  const notFoundLight = site.notFoundLight && prepareAsset(site.notFoundLight, securityHeaders, basePath, 404);

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path } = splitUrl(request.url);
    if (isApi(decodePath(path))) return sendProblem(reply, problems.unknownCall());
    if (isFile(path) && !request.headers.accept?.includes('text/html'))
      return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
    const page = (hasLightNavigation(path) ? notFoundLight : undefined) ?? notFound;
    return page === undefined ? sendHtml(reply, 404, renderPlainPage(basePath, '404')) : sendFile(request, reply, page);
  }

  /** Without a valid reference the built page is sent, which confirms nothing. */
  async function sendConfirmation(reply: FastifyReply, query: string): Promise<FastifyReply | undefined> {
    // No answer from the store: shown like an unknown message.
    const reference = await readSentLink(query, sentKey).catch(() => undefined);
    const sent = site.answers[sentPath];
    if (reference !== undefined)
      return sendAnswer(reply, 200, sent, { reference }, renderPlainPage(basePath, mailLiterals.success, reference));
    return sent === undefined ? sendHtml(reply, 200, renderPlainPage(basePath, plainWords.unknownMessage)) : undefined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = splitUrl(request.url);
    const address = decodePath(path);
    if (address === sentPath) {
      const confirmation = await sendConfirmation(reply, query);
      if (confirmation !== undefined) return confirmation;
    }
    const file = files.get(address);
    if (file !== undefined) {
      see(address, request.raw);
      return sendFile(request, reply, file);
    }
    const lead = leadOn(site.redirects, address, (page) => files.has(page));
    return lead ? redirect(reply, lead.status, lead.to, query) : sendNotFound(request, reply);
  }

  function sendWrongMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path } = splitUrl(request.url);
    if (!files.has(decodePath(path))) return sendNotFound(request, reply);
    return sendProblem(reply, problems.wrongMethod(methods));
  }

  // The confirmation is filled in for its visitor.
  const plainFiles = new Map([...files].filter(([address]) => address !== sentPath));
  return { plainFiles, isPage, see, sendPage, sendNotFound, sendWrongMethod };
}

export function addPageRoutes(app: FastifyInstance, answers: ReturnType<typeof createPageAnswers>): void {
  const others = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answers.sendPage });
  // Answers before the body is read: these addresses take none.
  app.route({
    method: others,
    url: '/*',
    onRequest: async (request, reply) => answers.sendWrongMethod(request, reply),
    handler: answers.sendNotFound,
  });
  app.setNotFoundHandler(answers.sendNotFound);
}
