import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problems } from './problems.ts';
import { sendProblem } from './send-problem.ts';

/** Whether messages can be stored, as of a moment ago. */
export type IsReady = () => Promise<boolean>;

export function addHealthRoutes(app: FastifyInstance, isReady: IsReady): void {
  const addCheck = (url: string, isWell: IsReady) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      async handler(_request: FastifyRequest, reply: FastifyReply) {
        if (!(await isWell())) return sendProblem(reply, problems.notReady());
        return reply.header('cache-control', 'no-store').send({ ok: true });
      },
    });
  addCheck('/healthz', async () => true);
  addCheck('/readyz', isReady);
}
