import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { limitConnections } from './connections.ts';

const long = 'x'.repeat(8_000_000);

async function listen() {
  const server = createServer((_, response) => response.end(long));
  const limits = limitConnections(server, systemClock);
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
