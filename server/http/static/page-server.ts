import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnView } from '../see-views.ts';
import type { AnswerFile } from './answer-file.ts';

/** Called for every answer: its status, and the milliseconds until it was given to the system. */
export type OnAnswer = (method: string, status: number, ms: number) => void;

/**
 * Answers requests for files by their plain address, before the framework routes them. Anything else - another method,
 * a query, an address in another spelling, a request without one host, a file that is not in memory - is left to the
 * framework, which gives the same answers.
 * @returns whether it answered
 */
export function createPageServer(files: ReadonlyMap<string, AnswerFile>, onAnswer: OnAnswer, see: OnView) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const find = files.get(url);
    if (find === undefined || request.headersDistinct.host?.length !== 1) return false;
    const started = performance.now();
    const { status, headers, body, file } = find(request);
    if (file !== undefined) return false;
    response.writeHead(status, headers).end(body);
    see(url, request);
    onAnswer(method, status, performance.now() - started);
    return true;
  };
}
