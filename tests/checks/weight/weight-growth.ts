import type { PageWeight } from '../../support/page-weight.ts';

type Parts = Omit<PageWeight, 'page'>;

/** The columns of tests/bench/results/pages.md, in their order. */
const columns = ['document', 'fonts', 'pictures', 'scriptBefore', 'scriptAfter', 'scriptOwn'] as const;
/** Allowed growth of a part: a sentence, or a picture drawn anew. */
const room = (bytes: number) => bytes * 1.1 + 500;

/** Reads each page's last measured weight from the table of `npm run bench -- pages`. */
export function readReached(table: string): Map<string, Parts> {
  const rows = [...table.matchAll(/^\| (\/\S*) \| (.+) \|$/gm)];
  return new Map(
    rows.map(([, page = '', cells = '']) => {
      const figures = cells.split(' | ').map((cell) => Math.round(Number(cell) * 1000));
      return [page, Object.fromEntries(columns.map((name, index) => [name, figures[index] ?? 0])) as unknown as Parts];
    }),
  );
}

/** Describes parts of a page that have grown too much. A page that was never measured has only the general budgets. */
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
