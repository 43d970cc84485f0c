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
export function toCaddy({ rules, ...site }: Pick<HostSite, 'rules' | 'redirects' | 'files'>): string {
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
