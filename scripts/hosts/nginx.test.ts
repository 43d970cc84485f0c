import { expect, it } from 'vitest';
import { fixtureSite } from './fixture-site.ts';
import { toNginx, writeNginx } from './nginx.ts';

const { maps, adds } = toNginx(fixtureSite);
const mapOf = (name: string) =>
  new RegExp(`map \\$uri \\$website_${name} \\{\\n([^}]*)\\}`).exec(maps)?.[1]?.trim().split(/\n\s*/);

it('gives each page its own policy in nginx, and every other file the one without styles', () => {
  const policy = (hash: string) => `"default-src 'none'; style-src 'self'${hash && ` '${hash}'`}; img-src 'self'";`;
  expect(mapOf('content_security_policy')).toEqual([
    `"default" ${policy('')}`,
    `"/404.html" ${policy('sha256-c=')}`,
    `"~^/about(?:/index\\\\.html)?$" ${policy('sha256-b=')}`,
    `"~^/(?:index\\\\.html)?$" ${policy('sha256-a+/=')}`,
    `"~^/services/" ${policy('sha256-d=')}`,
  ]);
  expect(adds).toContain('add_header speculation-rules "\\"/prefetch.speculationrules\\"" always;');
  expect(adds).toContain('add_header content-security-policy $website_content_security_policy always;');
});

it('lets nginx give pictures to other sites, and nothing else', () => {
  expect(mapOf('cross_origin_resource_policy')).toEqual(['"default" "same-origin";', '"~\\\\.png$" "cross-origin";']);
});

it('lets browsers keep in nginx what has a hash in its name, and ask for all else', () => {
  expect(mapOf('cache_control')).toEqual([
    '"default" "public, max-age=0, must-revalidate";',
    '"~^/404" "no-cache";',
    '"~^/assets/" "public, max-age=31536000, immutable";',
  ]);
});

it('takes the path of a site off in nginx, and knows nothing outside it', () => {
  const files = writeNginx({ ...fixtureSite, siteUrl: 'https://www.company.test/v1.0' });
  const { 'deploy/nginx/static.conf': recipe = '', 'deploy/nginx/headers.conf': headers } = files;
  const locations = [...recipe.matchAll(/location (.*) \{/g)].map(([, address]) => address);
  expect(locations).toEqual([
    '= /v1.0/',
    '/v1.0/',
    '= /v1.0/prefetch.speculationrules',
    '~ ^/v1\\.0/(?:404|message-refused|message-failed|message-act|.+\\.(?:gz|br))$',
    '~ ^/v1\\.0/(?:api/|message-sent$|message-act/)',
    '= /v1.0',
    '/',
  ]);
  expect(recipe).toMatch(/rewrite \^\/v1\\\.0\(\/\.\*\)\$ \$1 break;\n +try_files \$uri/);
  expect(headers).toContain('"default" "/v1.0/404.html";');
});
