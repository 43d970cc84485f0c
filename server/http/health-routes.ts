import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problems } from './answers/problems.ts';
import { sendProblem } from './answers/send-problem.ts';

const alivePath = '/healthz';
const readyPath = '/readyz';
export const healthPaths: readonly string[] = [alivePath, readyPath];

/** Whether messages could be stored a moment ago. */
export type IsReady = () => Promise<boolean>;

/** States of parts that do not make the process unready, by their shown names. */
export type Details = Readonly<Record<string, () => Promise<string>>>;

/**
 * `/healthz`: the process runs. `/readyz`: it can store messages. Details, such as the state of the canaries, are shown
 * but do not make the process unready: a message that waits for the mail server is safe.
 */
export function addHealthRoutes(app: FastifyInstance, isReady: IsReady, details: Details): void {
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
  addCheck(alivePath, async () => ({}));
  addCheck(readyPath, async () => {
    if (!(await isReady())) return undefined;
    const words = Object.entries(details).map(async ([name, ask]) => [name, await ask().catch(() => 'unknown')]);
    return Object.fromEntries(await Promise.all(words));
  });
}
