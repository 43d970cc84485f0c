import { expect, it } from 'vitest';
import { toCaddy } from './caddy.ts';
import { fixtureSite } from './fixture-site.ts';

const text = toCaddy(fixtureSite);
const mapOf = (name: string) =>
  new RegExp(`map \\S+ \\{website_${name}\\} \\{\\n([^}]*)\\t\\}`).exec(text)?.[1]?.trim().split(/\n\s*/);

it('gives each page its own policy in Caddy, and every other file the one without styles', () => {
  const policy = (hash: string) => `"default-src 'none'; style-src 'self'${hash && ` '${hash}'`}; img-src 'self'"`;
  expect(mapOf('content_security_policy')).toEqual([
    `"/404.html" ${policy('sha256-c=')}`,
    `"~^/about(?:/index\\.html)?$" ${policy('sha256-b=')}`,
    `"~^/(?:index\\.html)?$" ${policy('sha256-a+/=')}`,
    `"~^/services/" ${policy('sha256-d=')}`,
    `"default" ${policy('')}`,
  ]);
  expect(text).toContain('header speculation-rules "\\"/prefetch.speculationrules\\""');
});

it('leads in Caddy from old addresses to their pages', () => {
  expect(text).toContain(`"~^/news/([^?]*)(\\?.*)?$" "/blog/$\{1}$\{2}"`);
  expect(text).toContain('redir @moved_301 {website_moved_301} 301');
  expect(text).toContain('redir @moved_302 {website_moved_302} 302');
});
