import type { FastifyReply } from 'fastify';
import { type Problem, problemType, renderProblem } from './problem.ts';

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type(problemType)
    .send(renderProblem(problem));
}
