import { afterEach, expect, it, vi } from 'vitest';
import { allowStyles, buildSecurityHeaders, policyHeader } from './security-headers.ts';

const { [policyHeader]: policy = '' } = buildSecurityHeaders({ https: true });

it('The policy allows nothing but what is named, and no inline code', () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toMatch(/base-uri 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests$/);
  expect(policy).not.toContain('unsafe');
});

it('A page adds the styles inside it, and nothing else changes', () => {
  const allowed = allowStyles(policy, ['sha256-abc+/=']);
  expect(allowed).toContain("; style-src 'self' 'sha256-abc+/='; ");
  expect(allowed.replace(" 'sha256-abc+/='", '')).toBe(policy);
});

it('A style hash that is none is refused', () => {
  for (const hash of ["sha256-x' 'unsafe-inline", 'x', '']) {
    expect(() => allowStyles(policy, [hash])).toThrow('not a style hash');
  }
});

afterEach(() => vi.doUnmock('./analytics.ts'));

it('A counter opens the policy for its script and its reports, and for nothing else', async () => {
  vi.resetModules();
  vi.doMock('./analytics.ts', () => ({
    analytics: { script: 'https://count.test/js/script.js?v=2', reports: 'https://in.count.test/api/event' },
  }));
  const opened = (await import('./security-headers.ts')).buildSecurityHeaders({ https: true })[policyHeader];
  const [script, reports] = [' https://count.test/js/script.js', ' https://in.count.test/api/event'];
  expect(opened).toContain(`script-src 'self'${script};`);
  expect(opened).toContain(`connect-src 'self'${reports};`);
  expect(opened?.replace(script, '').replace(reports, '')).toBe(policy);
});
