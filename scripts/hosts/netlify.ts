import { basePathOf } from '../../shared/site-url.ts';
import { bundleForward } from './bundle-forward.ts';
import { headerLines } from './header-lines.ts';
import { type HeaderRule, type HostSite, withNotFound } from './host-site.ts';
import { splatted } from './splatted.ts';

/** The rule of a page under the name of its file, which is an address here, too. */
const withFile = (rule: HeaderRule): HeaderRule[] =>
  /[*.]/.test(rule.path) ? [rule] : [rule, { ...rule, path: `${rule.path.replace(/\/$/, '/index')}.html` }];

/** Files beside those of the site. */
export async function writeNetlify(site: HostSite): Promise<Record<string, string>> {
  const basePath = basePathOf(site.siteUrl);
  // `/services/*` is `/services`, too, and the later rule counts.
  const rules = withNotFound(site.rules).sort(
    ({ path: one }, { path: other }) => Number(other.endsWith('*')) - Number(one.endsWith('*')),
  );
  return {
    'netlify.toml': '[build]\npublish = "public"\n\n[dev]\nframework = "#static"\n',
    'public/_headers': `${headerLines(rules.flatMap(withFile)).join('\n')}\n`,
    'public/_redirects': `${[
      ...site.redirects.map((redirect) => splatted(redirect, site.siteUrl)),
      `${basePath}/404 ${basePath}/404.html 404!`,
      `${basePath}/services/404 ${basePath}/services/404.html 404!`,
      `${basePath}/services/* ${basePath}/services/404.html 404`,
    ].join('\n')}\n`,
    'netlify/functions/forward.mjs': await bundleForward('netlify', site),
  };
}
