import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIconSizes } from '../../art/brand/icons.ts';
import { beton } from '../../art/palette.ts';
import { site } from '../../shared/site.ts';
import { basePathOf } from '../../shared/site-url.ts';
import { addressOf, toXml } from './address-of.ts';
import type { SiteFolder } from './site-folder.ts';

/** Address -> day of its record, if it has one, for pages that search engines may list. */
export type PageDates = ReadonlyMap<string, string | undefined>;

/** Writes the files beside the pages: sitemap, robots, web manifest and security.txt. */
export function writeSiteFiles(client: SiteFolder, siteUrl: string, dates: PageDates): void {
  const basePath = basePathOf(siteUrl);
  const pages = [...dates]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, date]) => {
      return `  <url><loc>${toXml(addressOf(siteUrl, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
    });
  client.write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
  );
  if (basePath) putRulesBelow(basePath, client);
  client.write('site.webmanifest', `${JSON.stringify(manifest(basePath))}\n`);
  client.write('.well-known/security.txt', securityText(siteUrl, new Date()));
  client.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

const ruleFile = 'prefetch.speculationrules';

/** Limits the links whose pages browsers fetch ahead to those of this site. */
function putRulesBelow(basePath: string, client: SiteFolder): void {
  const rules = JSON.parse(readFileSync(join(client.path, ruleFile), 'utf8'), (key, value) =>
    key === 'href_matches' ? basePath + value : value,
  );
  client.write(ruleFile, `${JSON.stringify(rules)}\n`);
}

/**
 * Makes browsers fetch a page while its link is pressed, not while the pointer rests on it, and draw none: a page that was
 * fetched ahead is shown without another request, and the server counts it when it is fetched.
 */
export function prefetchOnPress(client: SiteFolder): void {
  const { prefetch }: { prefetch: object[] } = JSON.parse(readFileSync(join(client.path, ruleFile), 'utf8'));
  const onPress = prefetch.map((rule) => ({ ...rule, eagerness: 'conservative' }));
  client.write(ruleFile, `${JSON.stringify({ prefetch: onPress })}\n`);
}

function manifest(basePath: string) {
  const icons = appIconSizes.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `${basePath}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  // A site, not an app: it opens in the browser.
  const looks = { display: 'browser', theme_color: beton(950), background_color: beton(0) };
  return {
    name: site.name,
    short_name: site.shortName,
    lang: site.language,
    start_url: `${basePath}/`,
    ...looks,
    icons,
  };
}

/** Text by RFC 9116. It expires within a year; each build renews it. */
function securityText(siteUrl: string, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1)).toISOString();
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: ${site.language}\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}

/** Addresses of the built pages that search engines may list, sorted. */
export function listedPages(client: string): string[] {
  return globSync('**/index.html', { cwd: client })
    .filter((file) => !readFileSync(join(client, file), 'utf8').includes('name="robots" content="noindex"'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort();
}
