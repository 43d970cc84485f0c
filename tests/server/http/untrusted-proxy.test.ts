import { describe, expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';

const throughProxy = { 'x-forwarded-for': '203.0.113.5' };
const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('untrusted-proxy'));

describe('A proxy that is not trusted', () => {
  it('causes one warning with a solution, and is counted, without an address of a visitor', async () => {
    const server = await openServer();
    for (const name of ['a', 'b', 'c']) await server.postJson({ ...goodFields, name }, throughProxy);
    expect(warnings(server.logLines)).toHaveLength(1);
    expect(warnings(server.logLines)[0]).toMatch(/127\.0\.0\.1.*set TRUST_PROXY/);
    expect(server.logLines.join()).not.toContain('203.0.113.5');
    expect(await server.metrics.registry.metrics()).toContain('leads_untrusted_proxy_total{inside="true"} 3');
  });

  it('is not reported where it is trusted, or without forwarded addresses', async () => {
    const server = await openServer({ env: { TRUST_PROXY: '127.0.0.0/8' } });
    await server.postJson(goodFields, throughProxy);
    await server.postJson({ ...goodFields, name: 'direct' });
    expect(warnings(server.logLines)).toEqual([]);
  });

  it('is found by the check, until TRUST_PROXY covers it', async () => {
    const server = await openServer();
    await server.store.notes.write('untrusted-proxy', '10.0.0.7');
    const check = (TRUST_PROXY: string) =>
      runLeads(['check'], { DATABASE_URL: server.databaseUrl, TRUST_PROXY }).then(({ out }) => out);
    expect(await check('')).toContain('TRUST_PROXY=10.0.0.7');
    expect(await check('192.168.0.0/16')).toContain('TRUST_PROXY=10.0.0.7');
    expect(await check('::1, 10.0.0.0/8')).not.toContain('TRUST_PROXY=');
  });
});
