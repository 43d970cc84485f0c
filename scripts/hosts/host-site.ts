/** The built site as a host has to serve it: its files, and the headers of each address as data. */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BuildNotes } from '../../shared/build-notes.ts';
import { prefetchHeader } from '../../shared/prefetch-header.ts';
import type { Redirect } from '../../shared/redirects.ts';
import {
  allowStyles,
  buildSecurityHeaders,
  policyHeader,
  resourceHeader,
  resourcePolicyOf,
} from '../../shared/security-headers.ts';
import {
  addressOfFile,
  assetsPath,
  cacheChecked,
  cacheForever,
  notFoundLightPath,
  notFoundPath,
  typeOf,
  withheld,
} from '../../shared/served-file.ts';
import { basePathOf } from '../../shared/site-url.ts';

/** Headers of one address, or with `*` of many: `/about`, `/services/*`, `/assets/*`, `/*.png`, `/*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface HostSite {
  /** Folder of the built files. */
  client: string;
  siteUrl: string;
  /** Address of the server that takes messages, if the owner named one. */
  apiUrl: string | undefined;
  /** Headers of every answer, with the policy of an answer without styles. */
  headers: Readonly<Record<string, string>>;
  /** The most general first: where two rules name one header, the later one counts. */
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Files for visitors, by address: `/about` -> `about/index.html`. */
  files: ReadonlyMap<string, string>;
}

/** Reads the built site: addresses are without its path. @param build the folder of the build */
export function readHostSite(build: string, apiUrl?: string): HostSite {
  const client = join(build, 'client');
  const { siteUrl, styleHashes, redirects }: BuildNotes = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8'));
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: client })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const files = names.flatMap((name): [string, string][] => {
    const address = addressOfFile(name);
    return address === undefined || withheld.includes(address) ? [] : [[address, name]];
  });
  const all = buildSecurityHeaders({
    https: siteUrl.startsWith('https:'),
    ...(process.env.HSTS && { hsts: process.env.HSTS }),
  });
  const endings = [...new Set(files.map(([, name]) => extname(name)))].filter((ending) => ending !== '.html').sort();
  return {
    client,
    siteUrl,
    apiUrl,
    headers: all,
    rules: listRules(all, styleHashes, endings, basePathOf(siteUrl)),
    redirects,
    files: new Map(files),
  };
}

/** Puts the path of the site before the addresses of rules and redirects, but for rules of all files or of an ending. */
export function putSiteBelow(site: HostSite): HostSite {
  const basePath = basePathOf(site.siteUrl);
  return {
    ...site,
    rules: site.rules.map((rule) => (rule.path.startsWith('/*') ? rule : { ...rule, path: basePath + rule.path })),
    redirects: site.redirects.map(({ from, to, status }) => ({
      from: basePath + from,
      to: to.startsWith('/') ? basePath + to : to,
      status,
    })),
  };
}

const firstHash = (policy: string) => /'sha256-[^']+'/.exec(policy)?.[0] ?? '';

/**
 * The rules for a host that gives what is not found the headers of its address: the rule for all has the policy of the page
 * that says so, and the rule of a family allows its styles, too.
 */
export function withNotFound([forAll, ...others]: readonly HeaderRule[]): HeaderRule[] {
  const missing = others.find(({ path }) => path.endsWith(notFoundPath))?.headers[policyHeader] ?? '';
  const allowed = firstHash(missing);
  const rules = others.filter(({ path }) => ![notFoundPath, notFoundLightPath].some((page) => path.endsWith(page)));
  return [
    { path: '/*', headers: { ...forAll?.headers, [policyHeader]: missing } },
    ...rules.map((rule) => {
      const { [policyHeader]: policy = '' } = rule.headers;
      if (!(policy.includes('sha256-') && rule.path.endsWith('*')) || policy.includes(allowed)) return rule;
      return {
        ...rule,
        headers: { ...rule.headers, [policyHeader]: policy.replace("style-src 'self'", `$& ${allowed}`) },
      };
    }),
  ];
}

/**
 * @param all headers that every answer has
 * @param endings of files, with their dots
 * @param basePath of the site, whose addresses the rules have without it
 */
export function listRules(
  all: Readonly<Record<string, string>>,
  styleHashes: BuildNotes['styleHashes'],
  endings: readonly string[],
  basePath = '',
): HeaderRule[] {
  const policy = all[policyHeader] ?? '';
  const pages = Object.entries(styleHashes).filter(([path]) => !withheld.includes(path) || path.endsWith('.html'));
  return [
    { path: '/*', headers: { ...all, ...prefetchHeader(basePath), 'cache-control': cacheChecked } },
    { path: `${assetsPath}*`, headers: { 'cache-control': cacheForever } },
    ...endings.map((ending) => ({
      path: `/*${ending}`,
      headers: {
        'content-type': typeOf(ending),
        [policyHeader]: policy,
        [resourceHeader]: resourcePolicyOf(ending),
      },
    })),
    ...pages.map(([path, hashes]) => ({ path, headers: { [policyHeader]: allowStyles(policy, hashes) } })),
  ];
}
