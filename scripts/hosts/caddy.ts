import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { basePathOf } from '../../shared/site-url.ts';
import { listHeaderMaps } from './header-maps.ts';
import type { HostSite } from './host-site.ts';
import { listLeads } from './leads.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const snippet = (name: string, lines: readonly string[]) =>
  `(${name}) {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;

const map = (input: string, name: string, usual: string, values: readonly (readonly [string, string])[]) =>
  `map ${input} {${name}} {\n${[...values, ['default', usual] as const]
    .map(([key, value]) => `\t\t${quoted(key)} ${quoted(value)}\n`)
    .join('')}\t}`;

/** Headers and redirects in Caddy's form: two snippets. */
export function toCaddy({ rules, ...site }: Pick<HostSite, 'rules' | 'redirects' | 'files' | 'siteUrl'>): string {
  const headers = listHeaderMaps(rules).flatMap(({ name, usual, values }) => {
    const variable = `website_${name.replaceAll('-', '_')}`;
    if (values.length === 0) return [`header ${name} ${quoted(usual)}`];
    return [map('{path}', variable, usual, values), `header ${name} {${variable}}`];
  });
  const leads = [301, 302].flatMap((wanted) => {
    const variable = `website_moved_${wanted}`;
    const ways = listLeads(site).map(({ pattern, to, status }) => {
      const target = to.replace('{rest}', () => '$' + '{1}').replace('{query}', () => '$' + '{2}');
      return [`~${pattern}`, status === wanted ? target : ''] as const;
    });
    return [
      map('{http.request.orig_uri}', variable, '', ways),
      `@moved_${wanted} expression {${variable}} != ""`,
      `redir @moved_${wanted} {${variable}} ${wanted}`,
    ];
  });
  return `${snippet('website-headers', headers)}\n${snippet('website-leads', leads)}`;
}

/** Takes the path of the site off before its files, since these and their headers have addresses without it. */
function putBelow(basePath: string, recipe: string): string {
  const others = `\thandle ${basePath} {\n\t\timport website-leads\n\t}\n\n\thandle {\n\t\terror 404\n\t}\n`;
  return recipe
    .replace(/@server path .*/, (line) => line.replaceAll(' /', () => ` ${basePath}/`))
    .replace('\thandle {', () => `${others}\n\thandle_path ${basePath}/* {`);
}

/** Files beside those of the site. */
export function writeCaddy(site: HostSite): Record<string, string> {
  const basePath = basePathOf(site.siteUrl);
  const recipe = readFileSync(resolve(import.meta.dirname, '../../deploy/caddy/static.Caddyfile'), 'utf8');
  return {
    'deploy/caddy/static.Caddyfile': basePath ? putBelow(basePath, recipe) : recipe,
    'deploy/caddy/site.caddy': toCaddy(site),
  };
}
