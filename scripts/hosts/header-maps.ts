import type { HeaderRule } from './host-site.ts';

/** The values of one header, for programs that look them up by pattern. */
export interface HeaderMap {
  name: string;
  /** Value for addresses that no pattern matches; empty: not sent. */
  usual: string;
  /** The first pattern that matches counts; one with `~` is a regular expression. */
  values: readonly (readonly [pattern: string, value: string])[];
}

/** Matches the address, and the file that the program finds for it. */
function asPattern(path: string): string {
  if (path === '/') return '~^/(?:index\\.html)?$';
  if (path.startsWith('/*.')) return `~\\${path.slice(2)}$`;
  if (path.endsWith('*')) return `~^${path.slice(0, -1)}`;
  return path.endsWith('.html') ? path : `~^${path}(?:/index\\.html)?$`;
}

/** All headers of the rules, each with its values. */
export function listHeaderMaps([forAll, ...others]: readonly HeaderRule[]): HeaderMap[] {
  const names = new Set([forAll, ...others].flatMap((rule) => Object.keys(rule?.headers ?? {})));
  return [...names].map((name) => {
    const usual = forAll?.headers[name] ?? '';
    // The last rule that matches counts. `/services/index.html` is the page, not one of its family.
    const values = others
      .toReversed()
      .sort(({ path: one }, { path: other }) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
      .flatMap(({ path, headers: { [name]: value = usual } }) =>
        value === usual ? [] : [[asPattern(path), value] as const],
      );
    return { name, usual, values };
  });
}
