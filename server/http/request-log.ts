import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeError } from '../log.ts';
import type { Problem } from './answers/problem.ts';

/** Logs our own faults as errors; a client's faults appear in the request's own line. */
export function logFault(request: FastifyRequest, error: unknown, problem: Problem): void {
  request.problemCode = problem.code;
  if (problem.status >= 500) request.log.error({ evt: 'fault', problem: problem.code, error: describeError(error) });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Reason of the refusal, for the request's line in the log. */
    problemCode: string;
  }
}

/** One line per request, without its query, its body or where it came from. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('problemCode', '');
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      evt: 'request',
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.problemCode !== '' && { problem: request.problemCode }),
    });
  });
}
