import { describe, expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { openServer } from '../../support/server/test-server.ts';

const secret = 'a-secret-of-at-least-24-signs';

describe('A host that serves the pages', () => {
  it('tells with the secret whose message it hands on: each visitor has a limit of his own', async () => {
    const server = await openServer({ env: { FORWARD_SECRET: secret, RATE_LIMIT_PER_IP: '1/10m' } });
    const send = async (visitor: string, name: string, known = secret) => {
      const headers = { 'x-visitor-address': visitor, 'x-forward-secret': known, 'x-forwarded-for': '203.0.113.9' };
      return (await server.postJson({ ...goodFields, name }, headers)).status;
    };
    expect(await send('203.0.113.5', 'a')).toBe(201);
    expect(await send('203.0.113.5', 'b')).toBe(429);
    expect(await send('203.0.113.6', 'c')).toBe(201);
    expect(server.logLines.join()).not.toContain('untrusted-proxy');
    expect(await send('203.0.113.7', 'd', 'a-guess-of-at-least-24-signs')).toBe(201);
    expect(await send('203.0.113.8', 'e', 'a-guess-of-at-least-24-signs')).toBe(429);
  });

  it('may have pages that send to the server themselves, under the name of the site alone', async () => {
    const server = await openServer({ env: { SITE_URL: 'http://pages.company.test' } });
    const cross = { origin: 'http://pages.company.test', 'sec-fetch-site': 'cross-site' };
    const asked = await server.ask('/api/mail', { method: 'OPTIONS', headers: cross });
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toBe('content-type, idempotency-key, x-fill-time');
    const sent = await server.postJson(goodFields, cross);
    expect(sent.status).toBe(201);
    expect(sent.headers['access-control-allow-origin']).toBe('http://pages.company.test');
    const foreign = { ...cross, origin: 'http://evil.test' };
    const refused = await server.postJson(goodFields, foreign);
    expect(refused.status).toBe(403);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    expect((await server.ask('/api/mail', { method: 'OPTIONS', headers: foreign })).status).toBe(405);
  });
});
