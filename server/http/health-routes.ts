import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CanaryHealth } from '../store/canary-store.ts';
import { problems } from './answers/problems.ts';
import { sendProblem } from './answers/send-problem.ts';

/** Whether messages can be stored, as of a moment ago. */
export type IsReady = () => Promise<boolean>;

/**
 * `/healthz`: the process runs. `/readyz`: it can store messages. The state of the canaries is shown but does not make the
 * process unready: a message that waits for the mail server is safe.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  isReady: IsReady,
  assessCanary: () => Promise<CanaryHealth>,
): void {
  const addCheck = (url: string, answer: () => Promise<object | undefined>) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      async handler(_request: FastifyRequest, reply: FastifyReply) {
        const detail = await answer();
        if (detail === undefined) return sendProblem(reply, problems.notReady());
        return reply.header('cache-control', 'no-store').send({ ok: true, ...detail });
      },
    });
  addCheck('/healthz', async () => ({}));
  addCheck('/readyz', async () => {
    if (!(await isReady())) return undefined;
    return { canary: await assessCanary().catch(() => 'unknown') };
  });
}
