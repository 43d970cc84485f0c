import { expect, it } from 'vitest';
import { toCaddy, writeCaddy } from './caddy.ts';
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

it('takes the path of a site off in Caddy, and knows nothing outside it', () => {
  const files = writeCaddy({ ...fixtureSite, siteUrl: 'https://www.company.test/site' });
  const { 'deploy/caddy/static.Caddyfile': recipe } = files;
  expect(recipe).toContain('@server path /site/api/* /site/message-sent /site/message-act/*\n');
  expect(recipe).toContain(
    '\thandle /site {\n\t\timport website-leads\n\t}\n\n\thandle {\n\t\terror 404\n\t}\n\n\thandle_path /site/* {\n',
  );
});
