import { expect, it } from 'vitest';
import { buildSecurityHeaders } from './security-headers.ts';

it('The policy allows nothing but what is named, and no inline code', () => {
  const { 'content-security-policy': policy } = buildSecurityHeaders({ styleHashes: ['sha256-abc+/='], https: true });
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc\+\/='; /);
  expect(policy).toMatch(/base-uri 'none'; frame-ancestors 'none'; object-src 'none'; upgrade-insecure-requests$/);
  expect(policy).not.toContain('unsafe');
});

it('A style hash that is none is refused', () => {
  for (const hash of ["sha256-x' 'unsafe-inline", 'x', '']) {
    expect(() => buildSecurityHeaders({ styleHashes: [hash], https: false })).toThrow('not a style hash');
  }
});
