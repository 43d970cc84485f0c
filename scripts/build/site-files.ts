import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prefetchHeader } from '../../shared/prefetch-header.ts';
import { allowStyles, buildSecurityHeaders, policyHeader } from '../../shared/security-headers.ts';
import type { StyleHashes } from './write-styles.ts';

/** Writes what stands beside the pages: sitemap, robots, headers for content networks, and the server's own notes. */
export function writeSiteFiles(client: string, styleHashes: StyleHashes, siteUrl: string): void {
  const pages = listedPages(client).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  writeFileSync(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  writeFileSync(
    join(client, '_headers'),
    headersFile(buildSecurityHeaders({ https: siteUrl.startsWith('https:') }), styleHashes),
  );
  writeFileSync(resolve(client, '../site.json'), `${JSON.stringify({ siteUrl, styleHashes }, null, 2)}\n`);
}

/** Addresses of the built pages that search engines may list, sorted. */
export function listedPages(client: string): string[] {
  return globSync('**/index.html', { cwd: client })
    .filter((file) => !readFileSync(join(client, file), 'utf8').includes('name="robots" content="noindex"'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort();
}

/**
 * In the form that Netlify and Cloudflare Pages read. Where two rules say the same header both are sent, and of two policies
 * only what both allow: so each page has its policy in a rule of its own, and the rule for all has none.
 */
function headersFile({ [policyHeader]: policy = '', ...headers }: Record<string, string>, hashes: StyleHashes): string {
  const rule = (path: string, lines: Record<string, string>) => [
    path,
    ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ];
  return [
    ...rule('/*', { ...headers, ...Object.fromEntries([prefetchHeader]) }),
    ...rule('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...rule('/*.speculationrules', { 'content-type': 'application/speculationrules+json' }),
    ...Object.entries(hashes).flatMap(([path, hash]) => rule(path, { [policyHeader]: allowStyles(policy, [hash]) })),
  ].join('\n');
}
