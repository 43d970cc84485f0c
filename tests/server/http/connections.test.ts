import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { startTestServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

it('A client that requests pages and reads none is disconnected, others are not', async () => {
  const clock = new FakeClock();
  const server = await startTestServer({ clock });
  onTestFinished(server.close);
  const { port } = new URL(server.url);
  const deaf = connect(Number(port), '127.0.0.1');
  deaf.on('error', () => {});
  const isCut = new Promise((resolve) => deaf.once('close', resolve));
  deaf.pause();
  // Enough to fill the system's own buffers for them.
  const ask = 'GET /assets/app-1a2b3c4d.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5000);
  const writing = setInterval(() => deaf.write(ask), 20);
  onTestFinished(() => clearInterval(writing));
  const idle = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  let isIdleCut = false;
  idle.once('close', () => {
    isIdleCut = true;
  });
  await waitFor('the connection to be cut', async () => {
    clock.advance(5000);
    deaf.resume();
    deaf.pause();
    return await Promise.race([isCut.then(() => true), new Promise<false>((next) => setTimeout(next, 10, false))]);
  });
  expect(isIdleCut).toBe(false);
  expect((await sendRequest(`${server.url}/about`)).status).toBe(200);
});

it('Connections beyond the limit of a server are closed', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  expect(server.app.server.maxConnections).toBe(5000);
});

it('A browser that keeps its connection after a page does not delay a stop', async () => {
  const server = await startTestServer();
  const { port } = new URL(server.url);
  const browser = connect(Number(port), '127.0.0.1');
  browser.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(browser, 'data');
  browser.resume();
  const start = performance.now();
  await server.close();
  expect(performance.now() - start).toBeLessThan(5000);
});
