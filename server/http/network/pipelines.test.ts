import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '../../../tests/server/support/wait-for.ts';
import { systemClock } from '../../clock.ts';
import { limitConnections } from './connections.ts';
import { isPipelineStop } from './pipelines.ts';
import { createWaitingBytes } from './waiting-bytes.ts';

const long = 'x'.repeat(100_000);

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'POST') {
    let body = '';
    request.setEncoding('latin1').on('data', (text) => {
      body += text;
    });
    request.on('end', () => response.end(`<${request.url} ${body}>`));
  } else if (request.url?.startsWith('/late')) setImmediate(() => response.end(`<${request.url}>`));
  else if (request.url?.startsWith('/long')) response.end(`<${request.url} ${long}>`);
  else response.end(`<${request.url}>`);
}

async function listen(most = 1e6) {
  const figures = { mostOpen: 0, served: 0 };
  const openOf = new Map<Socket, number>();
  const server = createServer((request, response) => {
    const { socket } = request;
    const open = (openOf.get(socket) ?? 0) + 1;
    openOf.set(socket, open);
    figures.served += 1;
    figures.mostOpen = Math.max(figures.mostOpen, open);
    response.once('close', () => openOf.set(socket, (openOf.get(socket) ?? 0) - 1));
    answer(request, response);
  });
  const waiting = createWaitingBytes(most);
  const limits = limitConnections(server, { clock: systemClock, waiting, isCountedByAddress: false });
  server.on('clientError', (error: { code?: string }, socket) => {
    if (!isPipelineStop(error)) socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    limits.stop();
    server.closeAllConnections();
    server.close();
  });
  return { figures, waiting, port: (server.address() as AddressInfo).port };
}

type Kind = 'get' | 'late' | 'long' | 'post' | 'chunks';
const kinds: Record<Kind, (at: number) => [request: string, body: string]> = {
  get: (at: number) => [`GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`, `</${at}>`],
  late: (at: number) => [`GET /late${at} HTTP/1.1\r\nHost: a\r\n\r\n`, `</late${at}>`],
  long: (at: number) => [`GET /long${at} HTTP/1.1\r\nHost: a\r\n\r\n`, `</long${at} ${long}>`],
  post: (at: number) => [`POST /${at} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`, `</${at} hello>`],
  chunks: (at: number) => [
    `POST /${at} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n`,
    `</${at} hello>`,
  ],
};

/** Sends the requests in pieces of these lengths, and reads until all is answered. */
async function pipeline(port: number, asked: Kind[], pieces: number[]) {
  const socket = connect(port, '127.0.0.1');
  const all = asked.map((kind, at) => kinds[kind](at));
  const text = all.map(([request]) => request).join('');
  const expected = all.map(([, body]) => body).join('');
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const length = pieces[turn % pieces.length] as number;
    socket.write(text.slice(at, at + length), 'latin1');
    at += length;
    await new Promise(setImmediate);
  }
  let bodies = '';
  let raw = '';
  for await (const chunk of socket) {
    raw += chunk.toString('latin1');
    bodies = [...raw.matchAll(/<[^>]*>/g)].join('');
    if (bodies.length >= expected.length) break;
  }
  socket.destroy();
  return { bodies, expected };
}

it('Requests sent without waiting are all answered, in their order, however they are cut into pieces', async () => {
  const { figures, port } = await listen();
  const asked = fc.array(fc.constantFrom(...(Object.keys(kinds) as Kind[])), {
    minLength: 1,
    maxLength: 60,
  });
  const pieces = fc.array(fc.integer({ min: 20, max: 5000 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(asked, pieces, async (one, cut) => {
      const { bodies, expected } = await pipeline(port, one, cut);
      expect(bodies).toBe(expected);
    }),
    { numRuns: 60 },
  );
  expect(figures.mostOpen).toBe(2);
});

/** More answers than the system's own memory for a connection holds. */
const count = 2000;
const ask = kinds.long(1)[0];

it('Who reads nothing is answered no more than the system takes, and later gets every answer', async () => {
  const { figures, waiting, port } = await listen();
  const deaf = connect(port, '127.0.0.1').pause();
  deaf.write(ask.repeat(count));
  let servedThen = -1;
  await waitFor('the server to stop', async () => {
    const { served } = figures;
    await new Promise((next) => setTimeout(next, 50));
    const isStill = served > 0 && served === servedThen;
    servedThen = served;
    return isStill;
  });
  expect(figures.served).toBeLessThan(count / 2);
  expect(figures.mostOpen).toBe(2);
  expect(waiting.total()).toBeGreaterThan(0);
  expect(waiting.total()).toBeLessThanOrEqual(65_536);
  let length = 0;
  for await (const chunk of deaf) {
    length += chunk.length;
    if (length > count * long.length && figures.served === count) break;
  }
  expect(figures.served).toBe(count);
  expect(waiting.total()).toBe(0);
});

it('A client whose requests wait for the longest time is cut when there is no room for those of others', async () => {
  const { waiting, port } = await listen(100_000);
  const deaf = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').pause());
  const cut = new Set<number>();
  for (const [at, socket] of deaf.entries()) {
    socket.on('error', () => {}).once('close', () => cut.add(at));
    socket.write(ask.repeat(1500));
    await waitFor('its requests to wait', () => waiting.total() > 20_000 * Math.min(at + 1, 2));
  }
  // A socket that is not read hears of its end by writing.
  await waitFor('one to be cut', () => {
    for (const socket of deaf) socket.write('\r\n');
    return cut.size > 0;
  });
  expect([...cut]).toEqual([0]);
  for (const socket of deaf) socket.destroy();
});
