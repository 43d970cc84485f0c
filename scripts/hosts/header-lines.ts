import type { HeaderRule } from './host-site.ts';

/**
 * The form of `_headers`, which some hosts read.
 * @param before lines before a header that the rule for all has set
 */
export function headerLines(rules: readonly HeaderRule[], before: (name: string) => string[] = () => []): string[] {
  const general = rules[0]?.headers ?? {};
  return rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(index > 0 && name in general ? before(name) : []),
      `  ${name}: ${value}`,
    ]),
  ]);
}
