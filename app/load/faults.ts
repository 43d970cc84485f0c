/** One fault of content. */
export interface Fault {
  /** Project path: `content/pages/about.yaml`. */
  file: string;
  line: number;
  /** Fault and solution. */
  text: string;
}

/** All faults of content: a line each, `content/pages/about.yaml:12: …`. */
export class Faults extends Error {
  /** Builds print errors of this name without a stack. */
  override readonly name = 'SourceFault';
  readonly all: readonly Fault[];

  constructor(all: readonly Fault[]) {
    super(all.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'));
    this.all = all;
  }
}

/** Number of letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, each] of [...other].entries())
      next.push(
        Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + Number(letter !== each)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The most similar name, if one is similar enough. */
export function findNearest(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names.map((each) => ({ each, by: distance(name, each) })).sort((one, other) => one.by - other.by);
  return nearest && nearest.by <= Math.ceil(name.length / 3) ? nearest.each : undefined;
}

/** `Did you mean …?` with the nearest of some names, or else all there are. */
export function suggest(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, names);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  if (names.length === 0) return 'There is none yet.';
  const more = names.length > 12 ? `, and ${names.length - 12} more` : '';
  return `There is: ${names.slice(0, 12).join(', ')}${more}.`;
}
