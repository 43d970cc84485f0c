/** The IDs of a list whose entries begin with `- **GEN-01** `. */
export const readIds = (list: string): Set<string> =>
  new Set([...list.matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id));

/**
 * What a test names as a requirement and is none: everything with an @, and without one what begins like a requirement
 * (SHA-256 does not).
 */
export function findUnknownTags(test: string, ids: ReadonlySet<string>): string[] {
  const areas = new Set([...ids].map((id) => id.split('-')[0]));
  const named = [...test.matchAll(/(@?)\b([A-Z]{3}|[A-Z])-(\d{2,3})\b/g)];
  const tags = named
    .filter(([, at, area]) => at === '@' || areas.has(area))
    .map(([, , area, number]) => `${area}-${number}`);
  return [...new Set(tags)].filter((tag) => !ids.has(tag));
}
