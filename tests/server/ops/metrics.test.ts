import { afterEach, expect, it } from 'vitest';
import { buildOpsServer } from '../../../server/http/ops-server.ts';
import { goodFields } from '../../support/contact-message.ts';
import { readStatuses, sendBytes } from '../../support/server/send-request.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

let server: TestServer;
afterEach(() => server.close());

async function readMetrics(): Promise<Map<string, number>> {
  const ops = buildOpsServer(server.metrics, async () => true, { canary: server.store.canary.assess });
  const { body } = await ops.inject('/metrics');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

it('The metrics follow what happens to messages', async () => {
  server = await startTestServer({ delivers: true });
  server.metrics.watchStore(server.store.reader.summarize, server.store.canary.assess);
  await server.postJson(goodFields, { 'idempotency-key': 'the-same-key' });
  await server.postJson(goodFields, { 'idempotency-key': 'the-same-key' });
  await server.postJson({ ...goodFields, name: '' });
  await server.postJson({ ...goodFields, message: 'Casino <a href="https://x.invalid">here</a>' });
  await waitFor('the mail', async () => (await server.leads()).some(({ state }) => state === 'sent'));
  const metrics = await readMetrics();
  expect(Object.fromEntries(metrics)).toMatchObject({
    leads_accepted_total: 2,
    leads_held_total: 1,
    leads_repeated_total: 1,
    'leads_refused_total{status="422"}': 1,
    'leads_delivery_attempts_total{result="sent"}': 1,
    leads_delivery_seconds_count: 1,
    leads_store_seconds_count: 2,
    'leads_state{state="sent"}': 1,
    'leads_state{state="held"}': 1,
    leads_oldest_pending_seconds: 0,
    leads_mail_server_down: 0,
  });
});

it('While the store does not answer its metrics are missing, and the others are there', async () => {
  server = await startTestServer();
  server.metrics.watchStore(
    () => Promise.reject(new Error('down')),
    () => Promise.reject(new Error('down')),
  );
  const metrics = await readMetrics();
  expect([...metrics.keys()].filter((name) => name.startsWith('leads_state'))).toEqual([]);
  expect(metrics.has('leads_accepted_total')).toBe(true);
});

it('No word and no address of a visitor is among the metrics', async () => {
  server = await startTestServer();
  await server.postJson({ ...goodFields, name: 'Xylophonia' });
  const ops = buildOpsServer(server.metrics, async () => true, { canary: server.store.canary.assess });
  const { body } = await ops.inject('/metrics');
  for (const word of ['Xylophonia', goodFields.email, '127.0.0.1']) expect(body).not.toContain(word);
});

it('The metrics are refused to requests that name a foreign host before the path', async () => {
  server = await startTestServer();
  const ops = buildOpsServer(server.metrics, async () => true, { canary: server.store.canary.assess });
  const url = await ops.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (host: string) =>
    readStatuses(
      await sendBytes(url, `GET http://${host}/metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
  for (const host of ['localhost', '127.0.0.1:9090']) expect(await ask(host)).toEqual([200]);
  for (const host of ['evil.test', 'localhost.evil.test', 'localhost@evil.test'])
    expect(await ask(host)).toEqual([421]);
  await ops.close();
});

it('The metrics answer to names of this machine only, not to one that a page has made point here', async () => {
  server = await startTestServer();
  const ops = buildOpsServer(server.metrics, async () => true, { canary: server.store.canary.assess }, [
    'metrics.internal',
  ]);
  const ask = async (host: string) => (await ops.inject({ url: '/metrics', headers: { host } })).statusCode;
  for (const host of ['localhost:9090', '127.0.0.1:9090', '10.0.0.7:9090', '[::1]:9090', 'Metrics.internal:9090'])
    expect(await ask(host)).toBe(200);
  for (const host of ['evil.test', 'evil.test:9090', '127.0.0.1.evil.test', '[::1].evil.test', '[::1].evil.test:9090'])
    expect(await ask(host)).toBe(421);
});
