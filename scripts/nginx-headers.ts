import { policyHeader, resourceHeader, resourcePolicyOf } from '../shared/security-headers.ts';

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] as string, header[2] as string]);
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** nginx matches the served file, not the address. */
function asPattern(path: string): string {
  if (path === '/') return '/index.html';
  if (path.startsWith('/*.')) return `~\\${path.slice(2)}$`;
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  return path.endsWith('.html') ? path : `~^${path}(?:/index\\.html)?$`;
}

const map = (name: string, values: Record<string, string>) =>
  `map $uri ${name} {\n${Object.entries(values)
    .map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`)
    .join('')}}\n`;

/**
 * The headers that the build wrote for content networks, in nginx's form: `maps` for the http block, `adds` for its locations.
 * @param text the built site's _headers
 */
export function toNginx(text: string): { maps: string; adds: string } {
  const [forAll, ...others] = readRules(text);
  const valuesOf = (header: string) =>
    others.flatMap(({ path, headers }) =>
      headers.filter(([name]) => name === header).map(([, value]) => [asPattern(path), value] as const),
    );
  const policies = valuesOf(policyHeader);
  const pictures = valuesOf(resourceHeader).filter(([, value]) => value === resourcePolicyOf('.png'));
  // Other files have the policy without hashes of styles.
  const bare = policies[0]?.[1].replace(/ 'sha256-[^']+'/g, '') ?? '';
  const maps = [
    map('$website_policy', { default: bare, ...Object.fromEntries(policies) }),
    map('$website_resource', { default: resourcePolicyOf(''), ...Object.fromEntries(pictures) }),
    map('$website_cache', {
      default: 'public, max-age=0, must-revalidate',
      '~^/assets/': 'public, max-age=31536000, immutable',
      '~^/404': 'no-cache',
    }),
    map('$website_not_found', { default: '/404.html', '~/services': '/404-light.html' }),
  ];
  const adds = [
    ...(forAll?.headers ?? []).map(([name, value]) => `${name} ${quoted(value)}`),
    `${policyHeader} $website_policy`,
    `${resourceHeader} $website_resource`,
    'cache-control $website_cache',
  ];
  return { maps: maps.join('\n'), adds: adds.map((line) => `add_header ${line} always;\n`).join('') };
}
