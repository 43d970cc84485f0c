import { basePathOf } from '../../shared/site-url.ts';
import { bundleForward, forwardedPaths } from './bundle-forward.ts';
import { headerLines } from './header-lines.ts';
import { type HostSite, withNotFound } from './host-site.ts';
import { splatted } from './splatted.ts';

/** Limits of the host, by its documentation. */
const mostRules = 100;
const mostRedirects = { exact: 2000, splatted: 100 };

/** @throws if the host takes fewer */
function assertFew(count: number, most: number, what: string, advice: string): void {
  if (count > most) throw new Error(`Cloudflare Pages takes ${most} ${what}, and this site has ${count}: ${advice}.`);
}

/** Files beside those of the site. @throws if the host's limits do not suffice */
export async function writeCloudflarePages(site: HostSite): Promise<Record<string, string>> {
  // Rules that match one address add to each other here, unless one takes off what another has set.
  const headers = headerLines(withNotFound(site.rules), (name) => [`  ! ${name}`]);
  // The host opens every file to all sites.
  headers.splice(1, 0, '  ! access-control-allow-origin');
  assertFew(
    headers.filter((line) => line.startsWith('/')).length,
    mostRules,
    'rules for headers',
    'put pages below another one, as /services/ai is below /services; they share a rule',
  );
  const basePath = basePathOf(site.siteUrl);
  const redirects = [
    ...site.redirects.map((redirect) => splatted(redirect, site.siteUrl)),
    `${basePath}/*/index.html ${basePath}/:splat 301`,
    `${basePath}//* ${basePath}/:splat 301`,
  ];
  const isGroup = (line: string) => line.includes('*');
  const groups = redirects.filter(isGroup).length;
  const advice = 'shorten content/redirects.yaml';
  assertFew(groups, mostRedirects.splatted, 'redirects with a *', advice);
  assertFew(redirects.length - groups, mostRedirects.exact, 'redirects without a *', advice);
  const include = [...forwardedPaths(basePath), `${basePath}/404`, `${basePath}/services/404`];
  return {
    _headers: `${headers.join('\n')}\n`,
    _redirects: `${redirects.join('\n')}\n`,
    '_routes.json': `${JSON.stringify({ version: 1, include, exclude: [] })}\n`,
    '_worker.js': await bundleForward('cloudflare-pages', site),
  };
}
