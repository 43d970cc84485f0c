import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerActionPath } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import { type OwnerAction, readToken } from '../mail/owner-action-link.ts';
import type { Store } from '../store/open-store.ts';
import { StoreError } from '../store/store-error.ts';
import type { LeadRow } from '../store/tables.ts';
import { renderPlainOwnerAction } from './answers/fill-page.ts';
import { problems, toProblem } from './answers/problems.ts';
import { sendAnswer } from './answers/send-html.ts';
import { sendProblem } from './answers/send-problem.ts';
import { logFault } from './request-log.ts';
import type { SiteFiles } from './static/site-files.ts';
import { type OwnerActionWords, ownerActionWords, refusals } from './words.ts';

export interface OwnerActionRouteOptions {
  site: SiteFiles;
  basePath: string;
  store: Pick<Store, 'reader' | 'editor' | 'answers' | 'links' | 'labels'>;
  clock: Clock;
  /** Called when there may be something to deliver. */
  onQueued: () => void;
}

/** Bytes: the button sends none. */
export const maxOwnerActionBodyBytes = 1024;

type Refusal = keyof typeof refusals;

const statusOf: Record<Refusal, number> = { wrong: 404, expired: 410, used: 410, gone: 410, past: 409, down: 503 };

/** Whether an action still applies to a message. */
const isPossible: Record<OwnerAction, (lead: LeadRow) => boolean> = {
  answered: () => true,
  spam: () => true,
  deliver: ({ state }) => state === 'held',
  genuine: ({ state, hold_reason }) => hold_reason !== null && state !== 'held',
  again: ({ state }) => state === 'sent' || state === 'dead',
};

/** Serves links in the owner's mails: a link only shows its action; the button on that page does it. */
export function addOwnerActionRoutes(
  app: FastifyInstance,
  { site, basePath, store, clock, onQueued }: OwnerActionRouteOptions,
): void {
  function send(reply: FastifyReply, status: number, words: OwnerActionWords): FastifyReply {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    return sendAnswer(
      reply,
      status,
      site.answers[ownerActionPath],
      { ...words },
      renderPlainOwnerAction(basePath, words),
    );
  }

  const perform: Record<OwnerAction, (id: string) => Promise<unknown>> = {
    answered: (id) => store.answers.markAnswered([id]),
    spam: (id) => store.labels.mark([id], 'spam'),
    async deliver(id) {
      await store.labels.mark([id], 'genuine');
      await store.editor.retry({ ids: [id] });
    },
    genuine: (id) => store.labels.mark([id], 'genuine'),
    again: (id) => store.editor.sendAgain(id),
  };

  async function read(token: string): Promise<Refusal | { act: OwnerAction; lead: LeadRow; until: number }> {
    const found = readToken(token, await store.links.key(), clock.now());
    if (typeof found === 'string') return found;
    if (await store.links.isUsed(token)) return 'used';
    const [lead] = await store.reader.findByPrefix(found.id, 1);
    if (lead === undefined) return 'gone';
    return isPossible[found.act](lead) ? { ...found, lead } : 'past';
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token } = request.params as { token: string };
    const found = await read(token);
    if (typeof found === 'string') return send(reply, statusOf[found], refusals[found]);
    const { act, lead, until } = found;
    const { reference } = lead;
    if (request.method !== 'POST') return send(reply, 200, { ...ownerActionWords[act].ask, reference });
    if (!(await store.links.use(token, until))) return send(reply, statusOf.used, refusals.used);
    try {
      await perform[act](lead.id);
    } catch (error) {
      await store.links.giveBack(token).catch(() => {});
      throw error;
    }
    request.log.info({ evt: 'act', act, lead: lead.id });
    onQueued();
    return send(reply, 200, { ...ownerActionWords[act].done, reference });
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The button sends nothing; any other body is ignored.
    scope.addContentTypeParser(
      '*',
      { bodyLimit: maxOwnerActionBodyBytes, parseAs: 'buffer' },
      (_request, _body, done) => done(null),
    );
    scope.setErrorHandler((error, request, reply) => {
      const { code } = error as { code?: string };
      const isTooLong = code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      const problem = isTooLong ? problems.longerThan(maxOwnerActionBodyBytes) : toProblem(error);
      logFault(request, error, problem);
      return error instanceof StoreError ? send(reply, statusOf.down, refusals.down) : sendProblem(reply, problem);
    });
    const url = `${ownerActionPath}/:token`;
    scope.route({ method: ['GET', 'HEAD', 'POST'], url, handler: answer });
    scope.route({
      method: scope.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
      url,
      onRequest: async () => {
        throw problems.wrongMethod('GET, HEAD, POST');
      },
      handler: answer,
    });
  });
}
