import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { CanaryHealth } from '../store/canary-store.ts';
import { addHealthRoutes, type IsReady } from './health-routes.ts';

/** Metrics and health for whoever runs the machine; never on the public port. */
export function buildOpsServer(
  metrics: Metrics,
  isReady: IsReady,
  assessCanary: () => Promise<CanaryHealth>,
): FastifyInstance {
  const app = fastify({ logger: false });
  addHealthRoutes(app, isReady, assessCanary);
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
