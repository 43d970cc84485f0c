import { sentPath } from '../../shared/contact-message.ts';
import { basePathOf } from '../../shared/site-url.ts';
import { bundleForward, forwardedPaths } from './bundle-forward.ts';
import { type HostSite, withNotFound } from './host-site.ts';

/** Limits of the host, by its documentation. */
const mostRules = 2048;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`);

/** The address of a rule as a pattern of the host, without the slash at its start. */
function asPattern(path: string): string {
  if (path.startsWith('/*.')) return `.*${escapePattern(path.slice(2))}$`;
  return path.endsWith('*') ? `${escapePattern(path.slice(1, -1))}.+` : `${escapePattern(path.slice(1))}$`;
}

/** Rules of which at most one sets a header of an address: the host's documentation does not say which of two would count. */
function listHeaders(site: HostSite): { source: string; headers: { key: string; value: string }[] }[] {
  const basePath = basePathOf(site.siteUrl);
  const [forAll, ...others] = withNotFound(site.rules);
  const rules = others.filter(({ path }) => path !== basePath + sentPath);
  const sources = new Map<string, { key: string; value: string }[]>();
  const add = (pattern: string, key: string, value: string) => {
    const text = pattern.replace(/\$$/, '');
    const source = text === '' ? '/' : `/(${text})`;
    sources.set(source, [...(sources.get(source) ?? []), { key, value }]);
  };
  // Addresses of the function, whose answers have headers of their own.
  const forwarded = forwardedPaths(basePath).map((path) => asPattern(path).replace(/\.\+$/, ''));
  for (const { path, headers } of rules)
    for (const [name, value] of Object.entries(headers)) add(asPattern(path), name, value);
  for (const [name, value] of Object.entries(forAll?.headers ?? {})) {
    const taken = rules.filter(({ headers }) => headers[name]).map(({ path }) => asPattern(path));
    add(`(?!${[...forwarded, ...taken].join('|')}).*`, name, value);
  }
  return [...sources].map(([source, headers]) => ({ source, headers }));
}

/** Files beside those of the site. @throws if the host's limits do not suffice */
export async function writeVercel(site: HostSite): Promise<Record<string, string>> {
  const basePath = basePathOf(site.siteUrl);
  const headers = listHeaders(site);
  const redirects = site.redirects.flatMap(({ from, to, status }) => {
    const isGroup = from.endsWith('*');
    const source = escapePattern(encodeURI(from.replace(/\*$/, ''))) + (isGroup ? '(.*)' : '');
    // The rest of an address may begin with a slash, and `//host` would be another site.
    const destination = (to.startsWith('/*') ? site.siteUrl + to : to).replace('*', '$1');
    const way = { source, destination, statusCode: status };
    // The host takes `.html` off first.
    return from.endsWith('.html') ? [way, { ...way, source: source.replace(/\\\.html$/, '') }] : [way];
  });
  if (basePath) {
    // Slashes are not left to the host: the home page below a path has one at its end.
    const source = escapePattern(basePath);
    redirects.push({ source, destination: `${basePath}/`, statusCode: 301 });
    redirects.push({ source: `${source}/(.+)/`, destination: `${basePath}/$1`, statusCode: 301 });
  }
  const most = Math.max(headers.length, redirects.length);
  if (most > mostRules) throw new Error(`Vercel takes ${mostRules} rules, and this site has ${most}.`);
  const matched = forwardedPaths(basePath).map((path) => `'${path.replace('*', ':path*')}'`);
  const settings = {
    framework: null,
    buildCommand: '',
    outputDirectory: 'public',
    cleanUrls: true,
    ...(!basePath && { trailingSlash: false }),
  };
  return {
    'vercel.json': `${JSON.stringify({ ...settings, redirects, headers }, null, 2)}\n`,
    'package.json': '{ "private": true, "type": "module" }\n',
    'forward.js': await bundleForward('vercel', site),
    // The host reads the addresses from the text of this file.
    'middleware.js': `export { default } from './forward.js';

export const config = { matcher: [${matched.join(', ')}] };
`,
  };
}
