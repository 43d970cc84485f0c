import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHeartbeat } from '../../../server/jobs/heartbeat.ts';
import { leadStates } from '../../../server/store/tables.ts';

/** A dead man's switch with a chosen answer, and a count. */
async function openSwitch(status = 200) {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.writeHead(status, { location: '/elsewhere' }).end('ok');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/secret-word`, calls: () => calls };
}

const count = Object.fromEntries(leadStates.map((state) => [state, 0])) as Record<(typeof leadStates)[number], number>;
const waits = (oldestPendingMs: number) => async () => ({ count, oldestPendingMs });

describe('The dead man’s switch', () => {
  it.each<[string, boolean, number, number]>([
    ['is called while mail flows', true, 0, 1],
    ['is called while a message has waited as long as it may', true, 1000, 1],
    ['is not called while one has waited longer', true, 1001, 0],
    ['is not called while messages cannot be stored', false, 0, 0],
  ])('%s', async (_name, isReady, oldestMs, calls) => {
    const target = await openSwitch();
    const heartbeat = createHeartbeat({
      url: target.url,
      limitMs: 1000,
      isReady: async () => isReady,
      summarize: waits(oldestMs),
    });
    await heartbeat();
    expect(target.calls()).toBe(calls);
  });

  it.each([404, 500, 302])('that answers %i is logged without its address, and called once', async (status) => {
    const target = await openSwitch(status);
    const heartbeat = createHeartbeat({ url: target.url, limitMs: 1, isReady: async () => true, summarize: waits(0) });
    await expect(heartbeat()).rejects.toThrow(`the heartbeat got ${status}`);
    await expect(heartbeat()).rejects.not.toThrow('secret-word');
    expect(target.calls()).toBe(2);
  });

  it('that never answers does not hold up a stop', async () => {
    const asked = Promise.withResolvers<void>();
    const server = createServer(() => asked.resolve());
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const heartbeat = createHeartbeat({ url, limitMs: 1, isReady: async () => true, summarize: waits(0) });
    const stopping = new AbortController();
    const run = expect(heartbeat(stopping.signal)).rejects.toThrow('no answer');
    await asked.promise;
    stopping.abort();
    await run;
  });
});
