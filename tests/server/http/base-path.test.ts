import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCanary } from '../../../server/intake/send-canary.ts';
import { goodFields } from '../../support/contact-message.ts';
import { readStatuses, sendBytes } from '../../support/server/send-request.ts';
import { openServer, startTestServer, type TestServer } from '../../support/server/test-server.ts';

const env = { SITE_URL: 'http://localhost:3000/site' };
const html = { headers: { accept: 'text/html' } };
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const post = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: form,
  body: new URLSearchParams(fields).toString(),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env });
});
afterAll(() => server.close());

describe('A site below a path', () => {
  it.each(['/site/', '/site/about', '/site/about?a=1', '/site/assets/app-1a2b3c4d.js', '/site/healthz', '/healthz'])(
    'answers %s',
    async (path) => {
      expect((await server.ask(path)).status).toBe(200);
    },
  );

  it.each(['/', '/about', '/api/mail', '/sites/about', '/sit', '/404', '/favicon.svg', '/Site/about', '//site/about'])(
    'has nothing at %s',
    async (path) => {
      expect((await server.ask(path, html)).status).toBe(404);
      expect((await server.ask(path, { method: 'POST' })).status).toBe(404);
    },
  );

  it.each([
    ['/site', 301, '/site/'],
    ['/site?a=1', 301, '/site/?a=1'],
    ['/site/about/', 301, '/site/about'],
    ['/site/index.html', 301, '/site/'],
    ['/site//about', 301, '/site/about'],
    ['/site/news/x', 302, '/site/services/x'],
    ['/site/shop', 301, 'https://shop.test/#cups'],
  ])('leads from %s with %i to %s', async (path, status, location) => {
    const answer = await server.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it('has one for its own name in the form for proxies, and none for another', async () => {
    const askRaw = (target: string) =>
      sendBytes(server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const targets = ['http://localhost/site/about', 'http://localhost/about', 'http://other.test/site/about'];
    const answers = await Promise.all(targets.map(askRaw));
    expect(answers.flatMap(readStatuses)).toEqual([200, 404, 421]);
  });

  it('lets browsers fetch only its own pages ahead', async () => {
    const { headers } = await server.ask('/site/about');
    expect(headers['speculation-rules']).toBe('"/site/prefetch.speculationrules"');
  });

  it('takes a form without script, and leads to its receipt', async () => {
    const sent = await server.ask('/site/api/mail', post({ ...goodFields }));
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/site\/message-sent\?ref=/);
    expect((await server.ask(String(sent.headers.location))).body).toContain('<h1>Sent</h1>');
    const refused = await server.ask('/site/api/mail', post({ ...goodFields, name: '' }));
    expect(refused.status).toBe(422);
  });

  it('takes its own canaries', async () => {
    await expect(sendCanary(`${server.url}/site`, await server.store.canary.secret())).resolves.toMatchObject({
      ok: true,
    });
  });
});

it('An answer without a page of the build leads below the path as well', async () => {
  const bare = await openServer({ env, withoutFiles: ['site.json', 'client/404.html'] });
  for (const answer of [await bare.ask('/site/none', html), await bare.ask('/site/api/mail', post({}))])
    expect(answer.body).toContain('<a href="/site/contact">');
});
