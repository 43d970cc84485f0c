import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodFields, startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant(goodFields.email));
const field = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const fields = fc.record(
  { name: field, email: field, phone: field, company: field, message: field },
  { requiredKeys: [] },
);
const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

const asked = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.oneof(
    { weight: 5, arbitrary: fc.constant('/api/mail') },
    { weight: 1, arbitrary: fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`) },
    { weight: 1, arbitrary: fc.stringMatching(/^\/[!-~]{0,60}$/) },
  ),
  headers: fc.record(
    {
      'content-type': fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded') },
        { weight: 1, arbitrary: headerValue },
      ),
      'idempotency-key': headerValue,
      'accept-encoding': headerValue,
      accept: headerValue,
      'if-none-match': headerValue,
      origin: fc.oneof(headerValue, fc.webUrl()),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
    },
    { requiredKeys: ['content-type'] },
  ),
  body: fc.oneof(
    { weight: 4, arbitrary: fields.map((value) => Buffer.from(JSON.stringify(value))) },
    {
      weight: 2,
      arbitrary: fc.dictionary(text, text).map((pairs) => Buffer.from(new URLSearchParams(pairs).toString())),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: text.map((value) => Buffer.from(value)) },
  ),
});

it('No request, however odd, makes the server fail, and what it stores is a message', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, headers, body }) => {
      const sent = method === 'GET' || method === 'OPTIONS' ? { method, headers } : { method, headers, body };
      const answer = await server.ask(path, sent);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['content-security-policy']).toBeDefined();
      if (path === '/api/mail' && answer.status >= 400)
        expect(answer.body).toMatch(/^\{"type":"urn:problem:|^<!doctype html>/);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  for (const lead of await server.leads()) {
    for (const name of ['name', 'email', 'phone', 'message'] as const) expect(lead[name].trim()).not.toBe('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the subject
    expect(`${lead.name}${lead.email}${lead.phone}${lead.company}`).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  }
});
