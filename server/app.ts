import { createServer, type ServerOptions } from 'node:http';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { buildSecurityHeaders } from '../shared/security-headers.ts';
import { basePathOf } from '../shared/site-url.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { answerBrokenConnection } from './http/answers/broken-connection.ts';
import { problems, toProblem } from './http/answers/problems.ts';
import { sendProblem } from './http/answers/send-problem.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { addMailRoutes } from './http/mail-routes.ts';
import { putBelowPath } from './http/network/base-path.ts';
import { limitConnections } from './http/network/connections.ts';
import { createForwardedAddress } from './http/network/forwarded-address.ts';
import { withoutPort } from './http/network/network-address.ts';
import { splitAbsolute, takeOwnTargets } from './http/network/own-name.ts';
import { watchForProxies } from './http/network/untrusted-proxy.ts';
import { createWaitingBytes } from './http/network/waiting-bytes.ts';
import { addOwnerActionRoutes, type OwnerActionRouteOptions } from './http/owner-action-routes.ts';
import { createPageLog } from './http/page-log.ts';
import { logFault, logRequests } from './http/request-log.ts';
import { createViewCount } from './http/see-views.ts';
import { addPageRoutes, createPageAnswers } from './http/static/page-routes.ts';
import { createPageServer } from './http/static/page-server.ts';
import type { SiteFiles } from './http/static/site-files.ts';
import { addViewRoutes } from './http/view-routes.ts';
import { buildLogger, type LogStream } from './log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Numbers } from './ops/numbers.ts';
import { createReadiness, listDetails } from './ops/readiness.ts';
import type { CanaryStore } from './store/canary-store.ts';
import type { LeadStore } from './store/lead/lead-store.ts';
import type { MailboxStore } from './store/mailbox-store.ts';

export interface Services {
  site: SiteFiles;
  store: {
    leads: LeadStore;
    probe: () => Promise<void>;
    canary: Pick<CanaryStore, 'isSecret' | 'assess'>;
    mailbox: Pick<MailboxStore, 'assess'>;
    /** Key that seals the address of a confirmation. */
    sentKey: () => Promise<string>;
  };
  /** Store that links in the owner's mails use. */
  acts?: OwnerActionRouteOptions['store'];
  clock: Clock;
  metrics: Metrics;
  /** Absent: nothing is counted. */
  numbers?: Numbers | undefined;
  /** Called after a new message is on disk. */
  onStored: () => void;
  /** Called once for an untrusted proxy in one's own network. */
  onUntrustedProxy?: (address: string) => void;
  /** Target of log lines, if not standard output. */
  logStream?: LogStream;
}

const serverOptions: ServerOptions = {
  keepAliveTimeout: 72_000,
  requestTimeout: 30_000,
  // Below that of the request: Node takes the longer of the two for both.
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  requireHostHeader: false,
};
const maxPathLength = 4096;
/** A thousand of the longest messages, and bodies that wait to be read. */
const mostWaitingBytes = 64 * 1024 * 1024;

/** Whether a target names a foreign host: our own host is removed by now. */
const namesHost = ({ raw }: FastifyRequest) => splitAbsolute(raw.url ?? '') !== undefined;

/** The whole server but for the process around it: tests get the very same value. */
export function buildApp(config: Config, services: Services): FastifyInstance {
  const { site, store, clock, metrics, numbers } = services;
  const securityHeaders = buildSecurityHeaders({
    https: config.siteUrl.startsWith('https:'),
    ...(config.hsts !== undefined && { hsts: config.hsts }),
  });
  const basePath = basePathOf(config.siteUrl);
  const views = numbers && createViewCount(numbers, config.siteUrl, clock);
  const onView = config.stats === 'on' ? views?.see : undefined;
  const pages = createPageAnswers(site, securityHeaders, store.sentKey, basePath, onView);
  const { logStream } = services;
  const pageLog = createPageLog((lines) => {
    if (logStream === undefined) process.stdout.write(lines.join(''));
    else for (const line of lines) logStream.write(line);
  });
  const isLogged = ['info', 'debug', 'trace'].includes(config.logLevel);
  const answerFirst = createPageServer(pages.plainFiles, isLogged ? pageLog.add : () => {}, pages.see);

  const app = fastify({
    logger: buildLogger(config.logLevel, services.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    serverFactory: (answer) =>
      createServer(serverOptions, (request, response) => {
        // Node parses a whole chunk of requests: none is begun after the connection is gone.
        if (request.socket.destroyed) return;
        // The framework ends connections while it stops.
        if (!app.server.listening || !answerFirst(request, response)) answer(request, response);
      }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxPathLength },
    clientErrorHandler: answerBrokenConnection(securityHeaders),
    frameworkErrors(_error, request, reply) {
      reply.headers(securityHeaders);
      return namesHost(request) ? sendProblem(reply, problems.foreignTarget()) : pages.sendNotFound(request, reply);
    },
  });

  putBelowPath(app, basePath);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // The framework's own look-up ignores the host before a path.
    if (namesHost(request)) throw problems.foreignTarget();
    // Refuses two: Node takes the first, a proxy may have taken the second.
    const { headersDistinct, httpVersion } = request.raw;
    const hosts = headersDistinct.host?.length ?? 0;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw problems.wrongHost();
    // The framework reads no address that has a port.
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(', ');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    logFault(request, error, problem);
    return sendProblem(reply, problem);
  });
  // Node would answer 417 without our headers; the standard allows us to ignore unknown expectations.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  logRequests(app);
  addHealthRoutes(app, createReadiness(store.probe, clock), listDetails(config, store, clock));
  const waiting = createWaitingBytes(mostWaitingBytes);
  addMailRoutes(app, {
    leads: store.leads,
    clock,
    waiting,
    rateLimit: config.rateLimit,
    spam: config.spam,
    metrics,
    isCanarySecret: store.canary.isSecret,
    sentKey: store.sentKey,
    siteUrl: config.siteUrl,
    answers: site.answers,
    numbers,
    onStored: services.onStored,
    forwardedAddress: createForwardedAddress(config.forwardSecret),
    watchProxies: watchForProxies({ log: app.log, metrics, onFound: services.onUntrustedProxy ?? (() => {}) }),
  });
  if (views !== undefined && config.stats === 'beacon')
    addViewRoutes(app, { siteUrl: config.siteUrl, isPage: pages.isPage, onReport: views.take });
  if (services.acts !== undefined)
    addOwnerActionRoutes(app, { site, basePath, store: services.acts, clock, onQueued: services.onStored });
  addPageRoutes(app, pages);
  // Comes last, to count all requests, also of pages.
  const connections = limitConnections(app.server, {
    clock,
    isCountedByAddress: config.trustProxy.length === 0,
  });
  app.addHook('onClose', async () => {
    connections.stop();
    pageLog.flush();
  });
  takeOwnTargets(app.server, [new URL(config.siteUrl).hostname]);
  return app;
}
