import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prefetchHeader } from '../../shared/prefetch-header.ts';
import { buildSecurityHeaders } from '../../shared/security-headers.ts';

/** Writes what stands beside the pages: sitemap, robots, headers for content networks, and the server's own notes. */
export function writeSiteFiles(client: string, styleHashes: string[], siteUrl: string): void {
  const pages = listedPages(client).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  writeFileSync(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  writeFileSync(
    join(client, '_headers'),
    headersFile(buildSecurityHeaders({ styleHashes, https: siteUrl.startsWith('https:') })),
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

function headersFile(headers: Record<string, string>): string {
  const lines = [...Object.entries(headers), prefetchHeader].map(([name, value]) => `  ${name}: ${value}`);
  return [
    ...['/*', ...lines, ''],
    ...['/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''],
    ...['/*.speculationrules', '  Content-Type: application/speculationrules+json', ''],
  ].join('\n');
}
