import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeadWriter } from './write-head.ts';

const body = Buffer.from('A page.');
const headers = ['content-type', 'text/plain', 'content-length', String(body.length)];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_500 }));
afterEach(() => void vi.useRealTimers());

/** Answers over one connection, and the number of heads that Node wrote. */
async function ask(...requests: string[]) {
  const write = createHeadWriter(200, headers);
  let written = 0;
  const server = createServer((request, response) => {
    const { writeHead } = response;
    response.writeHead = (...given: unknown[]) => {
      written += 1;
      return Reflect.apply(writeHead, response, given) as ServerResponse;
    };
    write(request, response);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  for (const request of requests) {
    socket.write(request);
    text += await once(socket, 'data');
  }
  socket.destroy();
  server.close();
  return { text, written };
}

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const withoutDate = (text: string) => text.replaceAll(/Date: [^\r]+/g, 'Date: -');

it('Sends the head that Node wrote once more within its second, to the letter', async () => {
  const { text, written } = await ask(get, get, get);
  const [first, ...others] = text.split('HTTP/1.1 200 OK').slice(1);
  expect(first).toContain('content-length: 7\r\n');
  expect(first).toContain('Connection: keep-alive\r\n');
  expect(others).toEqual([first, first]);
  expect(written).toBe(1);
});

it('Answers a HEAD request with the same head and without a body', async () => {
  const { text, written } = await ask(get, get.replace('GET', 'HEAD'), get);
  const [first = '', second, third] = withoutDate(text).split('HTTP/1.1 200 OK').slice(1);
  expect(second).toBe(first.replace('A page.', ''));
  expect(third).toBe(first);
  expect(written).toBe(1);
});

it('Serves a GET request with the head of a HEAD request before it', async () => {
  const { text, written } = await ask(get.replace('GET', 'HEAD'), get);
  const [first, second] = withoutDate(text).split('HTTP/1.1 200 OK').slice(1);
  expect(second).toBe(`${first}A page.`);
  expect(written).toBe(1);
});

it('Lets Node write the head of an answer after which the connection ends', async () => {
  const { text, written } = await ask(get, get.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  expect(text.split('HTTP/1.1 200 OK')[2]).toContain('Connection: close\r\n');
  expect(written).toBe(2);
});

it('Lets Node write the date of each second', () => {
  const write = createHeadWriter(200, headers);
  const request = { httpVersion: '1.1' } as IncomingMessage;
  const answer = () => {
    const response = { shouldKeepAlive: true, writeHead: () => Object.assign(response, { _header: 'head' }) };
    const writeHead = vi.spyOn(response, 'writeHead');
    write(request, response as unknown as ServerResponse);
    return writeHead.mock.calls.length;
  };
  expect([answer(), answer()]).toEqual([1, 0]);
  vi.setSystemTime(1_000_001_000);
  expect([answer(), answer()]).toEqual([1, 0]);
});

it('Lets Node write every head where it keeps none that can be read', () => {
  const write = createHeadWriter(200, headers);
  const response = { shouldKeepAlive: true, writeHead: vi.fn() };
  for (let count = 0; count < 3; count += 1)
    write({ httpVersion: '1.1' } as IncomingMessage, response as unknown as ServerResponse);
  expect(response.writeHead).toHaveBeenCalledTimes(3);
});
