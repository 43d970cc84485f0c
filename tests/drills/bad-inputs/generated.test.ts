import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { generatedInput } from './generated-inputs.ts';
import { sendInput } from './send-input.ts';
import { isWellFormed } from './well-formed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('No strange request makes the server fail, and it stores only valid messages', async () => {
  await fc.assert(
    fc.asyncProperty(generatedInput, async (input) => {
      const { statuses, heads, body } = await sendInput(server.url, input);
      expect(Math.max(0, ...statuses)).toBeLessThan(500);
      if (statuses.some((status) => status >= 200)) expect(heads).toContain('content-security-policy');
      if (input.kind === 'request' && input.path === '/api/mail' && (statuses[0] ?? 0) >= 400)
        expect(body).toMatch(/^\{"type":"urn:problem:|^<!doctype html>/);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  const leads = await server.leads();
  expect(leads.length).toBeGreaterThan(50);
  expect(leads.filter((lead) => !isWellFormed(lead))).toEqual([]);
});
