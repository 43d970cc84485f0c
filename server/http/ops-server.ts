import { hostname } from 'node:os';
import { type FastifyInstance, fastify } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Metrics } from '../ops/metrics.ts';
import { problems } from './answers/problems.ts';
import { sendProblem } from './answers/send-problem.ts';
import { addHealthRoutes, type Details, type IsReady } from './health-routes.ts';

/** `[::1]:9090` -> `::1` */
const nameOf = (host: string) => /^\[([^\]]+)\]/.exec(host)?.[1] ?? host.replace(/:\d+$/, '');

/**
 * A page whose own name points here all of a sudden could read everything: names are answered only if they are ours. Browsers
 * always send one.
 */
function isOwnName(host: string, names: readonly string[]): boolean {
  const name = nameOf(host.toLowerCase());
  return name === '' || ipaddr.isValid(name) || ['localhost', hostname().toLowerCase(), ...names].includes(name);
}

/**
 * Metrics and health for whoever runs the machine; never on the public port.
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
    if (!isOwnName(request.host ?? '', names)) return sendProblem(reply, problems.wrongName());
  });
  addHealthRoutes(app, isReady, details);
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
