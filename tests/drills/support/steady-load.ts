import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Receipt } from './visitors.ts';

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Makes one call on a new connection. */
const callOnce = (origin: string, { path, body, ...options }: Call) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(new URL(path, origin), { ...options, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    call.on('error', reject);
    call.end(body);
  });

/**
 * Starts visitors at a steady rate, without waiting for earlier ones, each on a new connection and without retries: all
 * answers are counted.
 */
export function startSteadyLoad(origin: string, { pages, posts }: { pages: number; posts: number }) {
  const figures = { pagesAsked: 0, postsSent: 0, refused: 0, otherAnswers: 0, longestMs: 0 };
  const receipts: Receipt[] = [];
  const open = new Set<Promise<void>>();

  function begin(call: Call, expected: number, onAnswer?: (body: string) => void): void {
    const start = performance.now();
    const done = callOnce(origin, call)
      .then(
        ({ status, body }) => {
          if (status !== expected) figures.otherAnswers += 1;
          else onAnswer?.(body);
        },
        () => {
          figures.refused += 1;
        },
      )
      .then(() => {
        figures.longestMs = Math.max(figures.longestMs, Math.round(performance.now() - start));
        open.delete(done);
      });
    open.add(done);
  }

  function post(): void {
    const text = `We need an app for our drivers, please call us back. Number ${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}`;
    const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    figures.postsSent += 1;
    begin({ path: '/api/mail', method: 'POST', headers, body }, 201, (answer) => {
      receipts.push({ id: JSON.parse(answer).id, text });
    });
  }
  const readers = setInterval(() => {
    figures.pagesAsked += 1;
    begin({ path: '/' }, 200);
  }, 1000 / pages);
  const writers = setInterval(post, 1000 / posts);

  return {
    receipts,
    /** Resolves with the counts after the last visitor. */
    async leave() {
      clearInterval(readers);
      clearInterval(writers);
      await Promise.all(open);
      return figures;
    },
  };
}
