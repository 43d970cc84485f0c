import { expect, it } from 'vitest';
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
