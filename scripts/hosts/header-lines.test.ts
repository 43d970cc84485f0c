import { expect, it } from 'vitest';
import { fixtureSite } from './fixture-site.ts';
import { headerLines } from './header-lines.ts';
import { listRules, withNotFound } from './host-site.ts';
import { splatted } from './splatted.ts';

const text = headerLines(withNotFound(fixtureSite.rules), (name) => [`  ! ${name}`]).join('\n');
const ruleOf = (path: string) => text.split(/\n(?=\/)/).find((rule) => rule.startsWith(`${path}\n`));

it('gives each page its own policy in place of the one for what is not found', () => {
  expect(ruleOf('/*')).toContain("style-src 'self' 'sha256-c=';");
  expect(ruleOf('/about')).toBe(
    "/about\n  ! content-security-policy\n  content-security-policy: default-src 'none'; style-src 'self' 'sha256-b='; img-src 'self'",
  );
  expect(ruleOf('/404.html')).toBeUndefined();
});

it('allows the styles of what is not found below the address of a family, too', () => {
  expect(ruleOf('/services/*')).toContain("style-src 'self' 'sha256-c=' 'sha256-d=';");
});

it('gives files the policy without styles, their types, and pictures to other sites', () => {
  expect(ruleOf('/*.png')?.split('\n')).toEqual([
    '/*.png',
    '  content-type: image/png',
    '  ! content-security-policy',
    "  content-security-policy: default-src 'none'; style-src 'self'; img-src 'self'",
    '  ! cross-origin-resource-policy',
    '  cross-origin-resource-policy: cross-origin',
  ]);
  expect(ruleOf('/assets/*')).toContain('cache-control: public, max-age=31536000, immutable');
});

it.each([
  ['/about-us.html', '/about-us.html /about 301'],
  ['/news/*', '/news/* /blog/:splat 302'],
  ['/old/*', '/old/* https://www.company.test/:splat 301'],
  ['/shop', '/shop https://shop.test/#cups 301'],
])('writes the redirect of %s as hosts read it, to no other site', (from, line) => {
  const redirect = fixtureSite.redirects.find((each) => each.from === from);
  expect(redirect && splatted(redirect, fixtureSite.siteUrl)).toBe(line);
});

it('names the list of pages to fetch ahead below the path of the site', () => {
  expect(headerLines(listRules({}, {}, [], '/site'))).toContain(
    '  speculation-rules: "/site/prefetch.speculationrules"',
  );
});
