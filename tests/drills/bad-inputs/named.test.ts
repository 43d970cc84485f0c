import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatuses, sendBytes } from '../../support/server/send-request.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { faultyFields } from './faulty-fields.ts';
import { rawBytes } from './raw-bytes.ts';
import { form, json, refusedBodies, validForm } from './refused-bodies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('A body that cannot be a message', () => {
  it.each(refusedBodies)('ERR-14 is refused and not stored: %s', async (_name, status, code, headers, body) => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = JSON.parse(answer.body);
    expect(problem).toMatchObject({ type: `urn:problem:${code}`, status, title: expect.any(String) });
    expect(answer.body).not.toMatch(/node_modules|server\/|SyntaxError| at /);
    expect(await server.leads()).toEqual([]);
  });

  it.each(faultyFields)('names every field at fault: %s', async (_name, body, faults) => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers: json, body });
    expect(answer.status).toBe(422);
    const problem = JSON.parse(answer.body) as { errors: { field: string; code: string; detail: string }[] };
    expect(Object.fromEntries(problem.errors.map(({ field, code }) => [field, code]))).toEqual(faults);
    expect(problem.errors.every(({ detail }) => detail.length > 10)).toBe(true);
    expect(await server.leads()).toEqual([]);
  });

  it('a field that comes twice in a form is refused as a page and not stored', async () => {
    const answer = await server.ask('/api/mail', { method: 'POST', headers: form, body: `name=other&${validForm}` });
    expect(answer.status).toBe(422);
    expect(await server.leads()).toEqual([]);
  });
});

describe('Another method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s is told that only POST is taken',
    async (method) => {
      const answer = await server.ask('/api/mail', { method, headers: json });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  it('a body of nonsense does not change that', async () => {
    const headers = { 'content-type': 'nonsense/;;', 'content-encoding': 'gzip' };
    expect((await server.ask('/api/mail', { method: 'PUT', headers, body: 'x' })).status).toBe(405);
  });
});

describe('Bytes over the socket', () => {
  it.each(rawBytes)('are refused, and store nothing: %s', async (_name, bytes, statuses) => {
    const answer = await sendBytes(server.url, bytes);
    expect(readStatuses(answer)).toEqual(statuses);
    expect(await server.leads()).toEqual([]);
    if (statuses.length > 0) expect(answer).toContain('x-content-type-options: nosniff');
    if (statuses.includes(400)) expect(answer).toContain('application/problem+json');
    expect((await server.ask('/about')).status).toBe(200);
  });
});
