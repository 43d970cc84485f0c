import type { Redirect } from '../../shared/redirects.ts';
import { basePathOf } from '../../shared/site-url.ts';
import type { HostSite } from './host-site.ts';

/** A redirect for a host that matches patterns. */
export interface Lead {
  /** Matches the address as it was asked. Has two groups: the rest of the path, and the query. */
  pattern: string;
  /** Has `{rest}` and `{query}`; empty where there is nothing to lead to. */
  to: string;
  status: Redirect['status'];
}

const query = String.raw`(\?.*)?$`;
/** Text as a regular expression. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Patterns for additions of files and slips to the address of a page: the rules of `leadOn`, as far as patterns can. */
const slips: Lead[] = [
  { pattern: String.raw`^(?:/{2,}(?:index\.html)?|/index\.html)()${query}`, to: '/{query}', status: 301 },
  {
    pattern: String.raw`^/{2,}([^?/\\][^?]*?)(?:/index\.html|\.html|/+)?${query}`,
    to: '/{rest}{query}',
    status: 301,
  },
  { pattern: String.raw`^/([^?/\\][^?]*?)(?:/index\.html|\.html|/+)${query}`, to: '/{rest}{query}', status: 301 },
];

function toLead({ from, to, status }: Redirect): Lead {
  const [path = '', place] = to.split('#');
  const start = encodeURI(from.replace(/\*$/, ''));
  // `//host` would be an address of another site.
  const slashes = to.startsWith('/*') ? String.raw`[/\\]*` : '';
  const target = encodeURI(path).replaceAll('$', '%24').replace('*', '{rest}');
  return {
    pattern: `^${escapePattern(start)}${from.endsWith('*') ? `${slashes}([^?]*)` : '/*()'}${query}`,
    to: `${target}{query}${place === undefined ? '' : `#${place}`}`,
    status,
  };
}

/** All redirects of the site, in order: the first that matches counts. */
export function listLeads({ redirects, files, siteUrl }: Pick<HostSite, 'redirects' | 'files' | 'siteUrl'>): Lead[] {
  const basePath = basePathOf(siteUrl);
  // Files that services ask for by this very name, to see that the site is the owner's.
  const own = [...files.keys()].filter((address) => address.endsWith('.html'));
  const leads = [
    ...redirects.map(toLead),
    ...own.map(
      (address): Lead => ({ pattern: `^${escapePattern(encodeURI(address))}()${query}`, to: '', status: 301 }),
    ),
    ...slips,
    // Home page of a site below a path: `/site` lacks its slash.
    ...(basePath ? [{ pattern: `^()${query}`, to: '/{query}', status: 301 } as const] : []),
  ];
  return leads.map(({ pattern, to, status }) => ({
    pattern: pattern.replace('^', `^${escapePattern(basePath)}`),
    to: to.startsWith('/') ? basePath + to : to,
    status,
  }));
}
