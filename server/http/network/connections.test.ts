import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { FakeClock } from '../../../tests/support/server/fake-clock.ts';
import { waitFor } from '../../../tests/support/server/wait-for.ts';
import { systemClock } from '../../clock.ts';
import { type ConnectionOptions, limitConnections } from './connections.ts';

const long = 'x'.repeat(8_000_000);

async function listen() {
  const server = createServer((_, response) => response.end(long));
  const limits = limitConnections(server, {
    clock: systemClock,
    isCountedByAddress: true,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closed = once(server, 'close');
  return { server, closed, stop: limits.stop, port: (server.address() as AddressInfo).port };
}

it('An answer that is still on its way when the server stops arrives whole', async () => {
  const { server, closed, stop, port } = await listen();
  const call = request({ port, host: '127.0.0.1', agent: false }).end();
  const [answer] = await once(call, 'response');
  server.close();
  let length = 0;
  for await (const chunk of answer) length += chunk.length;
  expect(length).toBe(long.length);
  await closed;
  stop();
});

it('A request that arrives just after the server has begun to stop is answered', async () => {
  const { server, closed, stop, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  server.close();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let length = 0;
  for await (const chunk of socket) length += chunk.length;
  expect(length).toBeGreaterThan(long.length);
  await closed;
  stop();
});

it('A request that waited unread while the machine stood still is answered by a server that stops', async () => {
  const { server, closed, stop, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const end = performance.now() + 700;
  while (performance.now() < end);
  server.close();
  let length = 0;
  for await (const chunk of socket) length += chunk.length;
  expect(length).toBeGreaterThan(long.length);
  await closed;
  stop();
});

it('A connection on which nobody asks for anything does not hold up the stop', async () => {
  const { server, closed, stop, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  server.close();
  await Promise.all([closed, once(socket, 'close')]);
  stop();
});

const limits = { most: 20, fullFrom: 10, crowdedFrom: 20, ofAddress: 20 };

/** A server that answers at once, except `/slow`, and clients that report when they are cut. */
async function openCrowd(options: Partial<ConnectionOptions> = {}) {
  const clock = new FakeClock();
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    if (request.url !== '/slow') response.end('x');
  });
  const { stop } = limitConnections(server, { clock, isCountedByAddress: false, limits, ...options });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const cut: number[] = [];
  const sockets: Socket[] = [];
  onTestFinished(() => {
    stop();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  async function come(path: string): Promise<void> {
    const number = sockets.length;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {}).once('close', () => cut.push(number));
    socket.resume();
    await once(server, 'connection');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await once(path === '/slow' ? server : socket, path === '/slow' ? 'request' : 'data');
    clock.advance(700);
  }
  const ask = async (number: number) => {
    sockets[number]?.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(sockets[number] as Socket, 'data');
    clock.advance(700);
  };
  const whenCut = (count: number) => waitFor(`${count} to be cut`, () => cut.length >= count);
  return { clock, server, cut, come, ask, whenCut };
}

it('When the server is full a new connection takes the place of the one that has been idle for the longest time', async () => {
  const { cut, come, ask, whenCut } = await openCrowd();
  await come('/slow');
  for (let count = 1; count < 10; count += 1) await come('/');
  await ask(1);
  await come('/');
  await whenCut(1);
  await come('/');
  await whenCut(2);
  expect(cut).toEqual([2, 3]);
});

it('Where all are being answered, the one that was asked first gives way', async () => {
  const { cut, come, whenCut } = await openCrowd();
  for (let count = 0; count < 10; count += 1) await come('/slow');
  await come('/slow');
  await whenCut(1);
  expect(cut).toEqual([0]);
});

it('In a crowd nobody keeps a connection for more than five seconds, and everybody is told so', async () => {
  const { clock, server, cut, come, whenCut } = await openCrowd({ limits: { ...limits, crowdedFrom: 6 } });
  const usualMs = server.keepAliveTimeout;
  for (let count = 0; count < 8; count += 1) await come('/');
  expect(server.keepAliveTimeout).toBe(5000);
  expect(cut).toEqual([]);
  clock.advance(1000);
  await whenCut(3);
  clock.advance(1000);
  expect(server.keepAliveTimeout).toBe(usualMs);
  expect(cut.sort()).toEqual([0, 1, 2]);
});

it('One address may have so many connections, and its own longest idle one gives way', async () => {
  const { cut, come, whenCut } = await openCrowd({
    isCountedByAddress: true,
    limits: { ...limits, ofAddress: 3 },
  });
  await come('/slow');
  for (let count = 0; count < 4; count += 1) await come('/');
  await whenCut(2);
  expect(cut).toEqual([1, 2]);
});

/** Sends all requests at once. @returns how many answers came until the connection ended, or all were there */
async function pipeline(port: number, count: number, path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count));
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: true })) {
    text += chunk;
    if (text.split('HTTP/1.1 200').length > count) break;
  }
  return text.split('HTTP/1.1 200').length - 1;
}

it('Fifty requests sent at once are all answered, and who asks for thousands without reading is cut', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/late') setTimeout(() => response.end('late'), 20);
    else response.end(request.url);
  });
  const limits = limitConnections(server, { clock: systemClock, isCountedByAddress: false });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    limits.stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  expect(await pipeline(port, 50, '/now')).toBe(50);
  expect(await pipeline(port, 50, '/late')).toBe(50);
  const deaf = connect(port, '127.0.0.1').pause();
  deaf.on('error', () => {});
  deaf.write('GET /late HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
  const isCut = once(deaf, 'close');
  deaf.resume();
  await isCut;
});
