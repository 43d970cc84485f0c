import { expect, it } from 'vitest';
import { toNginx } from './nginx-headers.ts';

const headers = `/*
  x-frame-options: DENY
  speculation-rules: "/prefetch.speculationrules"

/assets/*
  cache-control: public, max-age=31536000, immutable

/*.js
  cross-origin-resource-policy: same-origin

/*.png
  cross-origin-resource-policy: cross-origin

/
  cross-origin-resource-policy: same-origin
  content-security-policy: default-src 'none'; style-src 'self' 'sha256-a+/='; img-src 'self'

/about
  content-security-policy: default-src 'none'; style-src 'self' 'sha256-b='; img-src 'self'

/404.html
  content-security-policy: default-src 'none'; style-src 'self' 'sha256-c='; img-src 'self'
`;

it('gives each page its own policy in nginx, and every other file the one without styles', () => {
  const { maps, adds } = toNginx(headers);
  expect(maps).toContain(`    "default" "default-src 'none'; style-src 'self'; img-src 'self'";`);
  expect(maps).toContain(`    "/index.html" "default-src 'none'; style-src 'self' 'sha256-a+/='; img-src 'self'";`);
  expect(maps).toContain(`    "~^/about(?:/index\\\\.html)?$" "default-src 'none'; style-src 'self' 'sha256-b='`);
  expect(maps).toContain(`    "/404.html" "default-src 'none'; style-src 'self' 'sha256-c='`);
  expect(adds).toContain('add_header speculation-rules "\\"/prefetch.speculationrules\\"" always;');
  expect(adds).toContain('add_header content-security-policy $website_policy always;');
});

it('lets nginx give pictures to other sites, and nothing else', () => {
  const { maps, adds } = toNginx(headers);
  const [, rules = ''] = /map \$uri \$website_resource \{\n([^}]*)\}/.exec(maps) ?? [];
  expect(rules.trim().split(/\n\s*/)).toEqual(['"default" "same-origin";', '"~\\\\.png$" "cross-origin";']);
  expect(adds).toContain('add_header cross-origin-resource-policy $website_resource always;');
});
