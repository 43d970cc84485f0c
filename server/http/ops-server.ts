import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import { problems } from './answers/problems.ts';
import { sendProblem } from './answers/send-problem.ts';
import { addHealthRoutes, type Details, type IsReady } from './health-routes.ts';
import { isOwnName, splitAbsolute } from './network/own-name.ts';

/**
 * Metrics and health for operators; never on the public port.
 * @param names of hosts that it answers to, beside this machine's own and plain addresses
 */
export function buildOpsServer(
  metrics: Metrics,
  isReady: IsReady,
  details: Details,
  names: readonly string[] = [],
): FastifyInstance {
  const app = fastify({ logger: false });
  app.addHook('onRequest', async (request, reply) => {
    const [target] = splitAbsolute(request.raw.url ?? '') ?? [];
    // Browsers always name a host.
    const asked = [target, request.host || undefined].filter((host) => host !== undefined);
    if (!asked.every((host) => isOwnName(host, names))) return sendProblem(reply, problems.wrongName());
  });
  addHealthRoutes(app, isReady, details);
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
