import { styleText } from 'node:util';
import stringWidth from 'string-width';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => string;
  /** Takes the room that is left, and shrinks first. At most one column. */
  isFlexible?: boolean;
}

const gap = '  ';
const narrowestFlexible = 12;

const segmenter = new Intl.Segmenter();
const charactersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Cuts or fills to exactly `width` cells. */
export function fit(text: string, width: number): string {
  if (stringWidth(text) <= width) return text + ' '.repeat(width - stringWidth(text));
  let kept = '';
  let used = 0;
  for (const character of charactersOf(text)) {
    if (used + stringWidth(character) > width - 1) break;
    kept += character;
    used += stringWidth(character);
  }
  return `${kept}…${' '.repeat(width - used - 1)}`;
}

function layOut<Row>(columns: readonly Column<Row>[], cells: readonly string[][], width: number): number[] {
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => stringWidth(row[index] ?? ''))));
  const flexible = columns.findIndex(({ isFlexible }) => isFlexible);
  if (flexible < 0) return widths;
  const others = widths.reduce((sum, each, index) => (index === flexible ? sum : sum + each + gap.length), 0);
  widths[flexible] = Math.min(widths[flexible] ?? 0, Math.max(narrowestFlexible, width - others));
  return widths;
}

/** A table with headings, each line at most `width` cells wide. Cells have to be harmless already. */
export function renderTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): string {
  const headings = columns.map(({ heading }) => heading);
  const cells = [headings, ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = layOut(columns, cells, width);
  const lines = cells.map((row) => {
    const line = row
      .map((cell, index) => fit(cell, widths[index] ?? 0))
      .join(gap)
      .trimEnd();
    return stringWidth(line) > width ? fit(line, width) : line;
  });
  const [first = '', ...others] = lines;
  return [styleText('bold', first), ...others].join('\n');
}
