import { policyHeader } from '../../shared/security-headers.ts';
import { notFoundPath } from '../../shared/served-file.ts';
import type { HeaderRule } from './host-site.ts';

const firstHash = (policy: string) => /'sha256-[^']+'/.exec(policy)?.[0] ?? '';

/**
 * The form of `_headers`, which some hosts read. What is not found has the headers of its address there: the rule for all
 * has the policy of the page that says so, and the rule of a family allows its styles, too.
 * @param before lines before a header that the rule for all has set
 */
export function headerLines(
  [forAll, ...others]: readonly HeaderRule[],
  before: (name: string) => string[] = () => [],
): string[] {
  const missing = others.find(({ path }) => path === notFoundPath)?.headers[policyHeader] ?? '';
  const general: Record<string, string> = { ...forAll?.headers, [policyHeader]: missing };
  const rules = others.filter(({ path }) => !path.startsWith('/404'));
  const allowed = firstHash(missing);
  return [
    '/*',
    ...Object.entries(general).map(([name, value]) => `  ${name}: ${value}`),
    ...rules.flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => {
        const isFamily = name === policyHeader && path.endsWith('*') && !value.includes(allowed);
        const own = isFamily ? value.replace("style-src 'self'", `$& ${allowed}`) : value;
        return [...(name in general ? before(name) : []), `  ${name}: ${own}`];
      }),
    ]),
  ];
}
