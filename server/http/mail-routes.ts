import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillTimeHeader, mailPath } from '../../shared/contact-message.ts';
import { readWay } from '../../shared/visit-source.ts';
import { type Acceptance, type AcceptDependencies, acceptMessage } from '../intake/accept-message.ts';
import { canaryHeader } from '../intake/send-canary.ts';
import { validateMessage } from '../intake/validate-message.ts';
import type { Numbers } from '../ops/numbers.ts';
import { withDeadline } from '../store/deadline.ts';
import { sendFailure } from './answers/form-answers.ts';
import { problems, toProblem } from './answers/problems.ts';
import { sendProblem } from './answers/send-problem.ts';
import { formType, jsonType, longestBody, readMailBody, readMediaType } from './mail-body.ts';
import { toNetworks } from './network/network-address.ts';
import type { WaitingBytes } from './network/waiting-bytes.ts';
import { refuseForeign, single } from './origin.ts';
import { createPostLimit } from './post-limit.ts';
import { readBody } from './read-body.ts';
import { logFault } from './request-log.ts';
import { makeSentLink } from './sent-link.ts';
import type { SiteFiles } from './static/site-files.ts';

export interface MailRouteOptions extends AcceptDependencies {
  siteUrl: string;
  answers: SiteFiles['answers'];
  /** Whether a message is our own canary. */
  isCanarySecret: (text: string) => Promise<boolean>;
  /** Key that seals the address of a confirmation. */
  sentKey: () => Promise<string>;
  /** Address of a visitor that a host's function told. */
  forwardedAddress: (request: FastifyRequest) => string | undefined;
  /** Gets every other post before it is read. */
  watchProxies: (request: FastifyRequest) => void;
  /** Bounds all unfinished bodies together. */
  waiting: WaitingBytes;
  /** Absent: nothing is counted. */
  numbers?: Numbers | undefined;
  /** Called after a new message is on disk. */
  onStored: () => void;
}

/** Shorter than the form's own timeout, so that the visitor gets an answer. */
const storeDeadlineMs = 10_000;

/** Answer to a browser that asks before a message from a page of another host. */
const opening = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, idempotency-key, ${fillTimeHeader}`,
  'access-control-max-age': '86400',
};

async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw problems.encoded();
}

async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = readMediaType(headers['content-type']);
  if (type !== jsonType && type !== formType) throw problems.wrongType();
}

/** 8 to 128 visible ASCII characters, without the quotes that the draft standard puts around them. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const header = single(request.headers['idempotency-key']);
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw problems.badKey();
  return key;
}

/** Reads a number from a visitor; ignores other values. */
function readFillTime(request: FastifyRequest): number | undefined {
  const text = single(request.headers[fillTimeHeader]) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const isForm = (request: FastifyRequest) => readMediaType(request.headers['content-type']) === formType;

/** Statuses that a visitor's form can get; the others are for programs. */
const shownAsPage = [422, 429, 500, 503];

export function addMailRoutes(app: FastifyInstance, options: MailRouteOptions): void {
  const siteOrigin = new URL(options.siteUrl).origin;
  /** Whether our own page asks from a host that hands nothing on. */
  const isFromHost = ({ headers }: FastifyRequest) =>
    headers.origin === siteOrigin && headers['sec-fetch-site'] !== 'same-origin';
  const countPost = createPostLimit(options.rateLimit, options.clock);

  const networksOf = (request: FastifyRequest) => toNetworks(options.forwardedAddress(request) ?? request.ip);

  async function refuseTooMany(request: FastifyRequest): Promise<void> {
    if (options.forwardedAddress(request) === undefined) options.watchProxies(request);
    const seconds = countPost(networksOf(request));
    if (seconds > 0) throw problems.tooMany(seconds);
  }

  async function isFromCanary(request: FastifyRequest): Promise<boolean> {
    const secret = single(request.headers[canaryHeader]);
    return secret !== undefined && (await options.isCanarySecret(secret));
  }

  async function sendAcceptance(
    request: FastifyRequest,
    reply: FastifyReply,
    acceptance: Acceptance,
  ): Promise<FastifyReply> {
    if (acceptance.kind === 'key-reused') throw problems.keyReused();
    if (acceptance.kind === 'too-many') throw problems.tooMany(acceptance.retryAfterSeconds);
    const { kind, receipt } = acceptance;
    reply.header('cache-control', 'no-store');
    if (isForm(request)) return reply.redirect(makeSentLink(receipt.reference, await options.sentKey()), 303);
    return reply.code(kind === 'stored' ? 201 : 200).send(receipt);
  }

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const type = readMediaType(request.headers['content-type']) ?? '';
    const fields = readMailBody(type, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    try {
      const idempotencyKey = readIdempotencyKey(request);
      const { message, faults } = validateMessage(fields);
      if (faults.length > 0) throw problems.invalidFields(faults);
      const fillMs = readFillTime(request);
      const networks = networksOf(request);
      const way =
        options.numbers && readWay({ fromPage: fields.get('fromPage'), fromSource: fields.get('fromSource') });
      const accept = async () =>
        acceptMessage(options, {
          message,
          way,
          idempotencyKey,
          fillMs,
          networks,
          isCanary: await isFromCanary(request),
        });
      const acceptance = await withDeadline(accept(), storeDeadlineMs, options.clock);
      if (acceptance.kind === 'stored') {
        if (!acceptance.isCanary) {
          options.metrics.accepted(acceptance.isHeld);
          if (!acceptance.isHeld)
            options.numbers?.count({
              message: 'all',
              'message page': way?.fromPage,
              'message source': way?.fromSource,
            });
        }
        options.onStored();
      }
      if (acceptance.kind === 'repeated') options.metrics.repeated();
      return await sendAcceptance(request, reply, acceptance);
    } catch (error) {
      const problem = toProblem(error);
      if (!isForm(request) || !shownAsPage.includes(problem.status)) throw error;
      logFault(request, error, problem);
      return sendFailure(options, reply, problem, fields);
    }
  }

  /** Answers forms, too, before or while the body is read: typed words cannot be shown again. */
  function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = toProblem(error);
    logFault(request, error, problem);
    const isPerson = isForm(request) && String(request.headers.accept).includes('text/html');
    if (isPerson && [400, 408, 413, 429, 503].includes(problem.status))
      return sendFailure(options, reply, problem, new Map());
    return sendProblem(reply, problem);
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => {
      const limit = longestBody[isForm(request) ? formType : jsonType];
      return readBody({ ...options, request: request.raw, limit });
    });
    scope.setErrorHandler(answerFault);
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromHost(request)) reply.headers({ 'access-control-allow-origin': siteOrigin, vary: 'origin' });
    });
    scope.addHook('onResponse', async (_request, { statusCode }) => {
      if (statusCode >= 400) options.metrics.refused(statusCode);
    });
    scope.route({
      method: 'POST',
      url: mailPath,
      onRequest: [refuseTooMany, refuseForeign(options.siteUrl), refuseEncoded, refuseOtherTypes],
      handler: receive,
    });
    scope.route({
      method: scope.supportedMethods.filter((method) => method !== 'POST'),
      url: mailPath,
      onRequest: async (request, reply) => {
        if (request.method === 'OPTIONS' && isFromHost(request)) return reply.code(204).headers(opening).send();
        throw problems.wrongMethod('POST');
      },
      handler: receive,
    });
  });
}
