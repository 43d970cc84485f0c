import type { PageWeight } from '../../support/page-weight.ts';

type Parts = Omit<PageWeight, 'page'>;

/** The columns of tests/bench/results/pages.md, in their order. */
const columns = ['document', 'fonts', 'pictures', 'scriptBefore', 'scriptAfter', 'scriptOwn'] as const;
/** A part may grow by so much before somebody has to look: a sentence, a picture drawn anew. */
const room = (bytes: number) => bytes * 1.1 + 500;

/** What each page weighed when it was last measured, from the table that `npm run bench -- pages` writes. */
export function readReached(table: string): Map<string, Parts> {
  const rows = [...table.matchAll(/^\| (\/\S*) \| (.+) \|$/gm)];
  return new Map(
    rows.map(([, page = '', cells = '']) => {
      const figures = cells.split(' | ').map((cell) => Math.round(Number(cell) * 1000));
      return [page, Object.fromEntries(columns.map((name, index) => [name, figures[index] ?? 0])) as unknown as Parts];
    }),
  );
}

/** What has grown on a page beyond its room, in words. A page that was never measured is new, and has the budgets of all. */
export function findGrowth(weight: PageWeight, reached: ReadonlyMap<string, Parts>): string[] {
  const before = reached.get(weight.page);
  if (!before) return [];
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return columns
    .filter((name) => weight[name] > room(before[name]))
    .map(
      (name) =>
        `${weight.page}: ${name} grew from ${kb(before[name])} to ${kb(weight[name])}, and has room up to ${kb(room(before[name]))}. ` +
        'If it is meant to: npm run bench -- pages, and commit the table.',
    );
}
