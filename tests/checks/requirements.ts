/** The IDs of a list whose entries begin with `- **GEN-01** `. */
export const readIds = (list: string): Set<string> =>
  new Set([...list.matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id));

/**
 * Finds tags that are no requirements: everything with an @, and without one any text in a requirement's form (SHA-256
 * is not).
 */
export function findUnknownTags(test: string, ids: ReadonlySet<string>): string[] {
  const areas = new Set([...ids].map((id) => id.split('-')[0]));
  const named = [...test.matchAll(/(@?)\b([A-Z]{3}|[A-Z])-(\d{2,3})\b/g)];
  const tags = named
    .filter(([, at, area]) => at === '@' || areas.has(area))
    .map(([, , area, number]) => `${area}-${number}`);
  return [...new Set(tags)].filter((tag) => !ids.has(tag));
}
