import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { basePathOf } from '../../shared/site-url.ts';
import { listHeaderMaps } from './header-maps.ts';
import type { HostSite } from './host-site.ts';
import { escapePattern, listLeads } from './leads.ts';

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const map = (input: string, name: string, values: readonly (readonly [string, string])[]) =>
  `map ${input} ${name} {\n${values.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`).join('')}}\n`;

/** Maps the address to the target of its redirect, and to nothing for those of other kinds. */
const mapLeads = (site: Parameters<typeof listLeads>[0], name: string, wanted: number) =>
  map(
    '$request_uri',
    name,
    listLeads(site).map(({ pattern, to, status }) => [
      `~${pattern}`,
      status === wanted ? to.replace('{rest}', '$1').replace('{query}', '$2') : '',
    ]),
  );

/** Headers and redirects in nginx's form: `maps` for the http block, `adds` for its locations. */
export function toNginx({ rules, ...site }: Pick<HostSite, 'rules' | 'redirects' | 'files' | 'siteUrl'>): {
  maps: string;
  adds: string;
} {
  const basePath = basePathOf(site.siteUrl);
  const variableOf = (name: string) => `$website_${name.replaceAll('-', '_')}`;
  // Types come from nginx's own list.
  const headers = listHeaderMaps(rules).filter(({ name }) => name !== 'content-type');
  const maps = headers
    .filter(({ values }) => values.length > 0)
    .map(({ name, usual, values }) =>
      map('$uri', variableOf(name), [
        ['default', usual],
        ...(name === 'cache-control' ? [['~^/404', 'no-cache'] as const] : []),
        ...values,
      ]),
    );
  const notFound = map('$uri', '$website_not_found', [
    ['default', `${basePath}/404.html`],
    ['~/services', `${basePath}/404-light.html`],
  ]);
  const leads = [mapLeads(site, '$website_moved', 301), mapLeads(site, '$website_elsewhere', 302)];
  const adds = headers.map(
    ({ name, usual, values }) => `add_header ${name} ${values.length > 0 ? variableOf(name) : quoted(usual)} always;\n`,
  );
  return { maps: [...maps, notFound, ...leads].join('\n'), adds: adds.join('') };
}

/** Takes the path of the site off in its locations, since files and headers have addresses without it. */
function putBelow(basePath: string, recipe: string): string {
  const pattern = escapePattern(basePath);
  const others = `    location = ${basePath} {
        return 301 $website_moved;
    }

    location / {
        return 404;
    }

`;
  return recipe
    .replaceAll('location ~ ^/', () => `location ~ ^${pattern}/`)
    .replace(/location (= )?\//g, (start) => `${start.slice(0, -1)}${basePath}/`)
    .replace(
      /^ +(?=try_files \$uri|default_type)/gm,
      (indent) => `${indent}rewrite ^${pattern}(/.*)$ $1 break;\n${indent}`,
    )
    .replace(/^ +error_page/m, (line) => others + line);
}

/** Files beside those of the site. */
export function writeNginx(site: HostSite): Record<string, string> {
  const { maps, adds } = toNginx(site);
  const basePath = basePathOf(site.siteUrl);
  const recipe = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx/static.conf'), 'utf8');
  return {
    'deploy/nginx/static.conf': basePath ? putBelow(basePath, recipe) : recipe,
    'deploy/nginx/headers.conf': maps,
    'deploy/nginx/add-headers.conf': adds,
  };
}
