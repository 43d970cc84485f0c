import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/server/fake-clock.ts';
import { createWaitingBytes } from './network/waiting-bytes.ts';
import { readBody } from './read-body.ts';

const limit = 64 * 1024;
/** Bytes counted for a connection. */
const beside = 32 * 1024;
const bytes = (length: number) => Buffer.alloc(length, 'x');
const turn = () => new Promise(setImmediate);

function begin(clock = new FakeClock(), waiting = createWaitingBytes(1e6), announced?: number) {
  const stream = new PassThrough();
  const headers = announced === undefined ? {} : { 'content-length': String(announced) };
  const request = Object.assign(stream, { headers }) as unknown as IncomingMessage;
  const read = readBody({ request, limit, waiting, clock });
  const outcome = read.then(
    (body) => body.length,
    ({ status, code, headers: said }) => ({ status, code, ...said }),
  );
  return { clock, waiting, stream, outcome };
}

it('A body is read whole and not counted any more', async () => {
  const { waiting, stream, outcome } = begin();
  stream.write(bytes(1000));
  await turn();
  expect(waiting.total()).toBe(beside + 1000);
  stream.end(bytes(limit - 1000));
  expect(await outcome).toBe(limit);
  expect(waiting.total()).toBe(0);
});

it('A body that crawls is cut after ten seconds, and one that comes slowly is not', async () => {
  const { clock, waiting, stream, outcome } = begin();
  for (let second = 0; second < 30; second += 1) {
    stream.write(bytes(150));
    await turn();
    clock.advance(1000);
  }
  expect(waiting.total()).toBe(beside + 4500);
  for (let second = 0; second < 10; second += 1) {
    stream.write(bytes(1));
    await turn();
    clock.advance(1000);
  }
  expect(await outcome).toEqual({ status: 408, code: 'too-slow' });
  expect(waiting.total()).toBe(0);
});

it('A body that is too long is read to its end, so that the sender hears it, and not kept', async () => {
  const { waiting, stream, outcome } = begin();
  stream.write(bytes(limit + 1));
  await turn();
  expect(waiting.total()).toBe(0);
  stream.end(bytes(limit));
  expect(await outcome).toMatchObject({ status: 413 });
});

it('A body that is far too long is refused as soon as that is known', async () => {
  expect(await begin(undefined, undefined, 5 * limit).outcome).toMatchObject({ status: 413 });
  const { stream, outcome } = begin();
  stream.write(bytes(5 * limit));
  expect(await outcome).toMatchObject({ status: 413 });
});

it('Where there is no room for all bodies, the one that waited longest gets 503, and the others are taken', async () => {
  const [clock, waiting] = [new FakeClock(), createWaitingBytes(100_000 + 3 * beside)];
  const [first, second, third] = [begin(clock, waiting), begin(clock, waiting), begin(clock, waiting)];
  for (const { stream } of [first, second]) {
    stream.write(bytes(40_000));
    await turn();
  }
  first.stream.write(bytes(1));
  await turn();
  third.stream.write(bytes(40_000));
  expect(await second.outcome).toEqual({ status: 503, code: 'overloaded', 'retry-after': '5' });
  for (const { stream } of [first, third]) stream.end();
  expect(await Promise.all([first.outcome, third.outcome])).toEqual([40_001, 40_000]);
});

it('A body whose sender goes away is not kept', async () => {
  const { waiting, stream, outcome } = begin();
  stream.write(bytes(1000));
  await turn();
  stream.destroy();
  expect(await outcome).toMatchObject({ status: 400 });
  expect(waiting.total()).toBe(0);
});
