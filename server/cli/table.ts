import { styleText } from 'node:util';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => string;
  /** Takes the room that is left, and gives way first. At most one column. */
  isFlexible?: boolean;
}

const gap = '  ';
const narrowestFlexible = 12;

/** Wide characters of East Asian scripts, and emoji, take two cells. */
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}/u;

const segmenter = new Intl.Segmenter();
const charactersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const widthOf = (character: string) => (wide.test(character) ? 2 : 1);

export function measure(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + widthOf(character), 0);
}

/** Cuts or fills to exactly `width` cells. */
export function fit(text: string, width: number): string {
  if (measure(text) <= width) return text + ' '.repeat(width - measure(text));
  let kept = '';
  let used = 0;
  for (const character of charactersOf(text)) {
    if (used + widthOf(character) > width - 1) break;
    kept += character;
    used += widthOf(character);
  }
  return `${kept}…${' '.repeat(width - used - 1)}`;
}

function layOut<Row>(columns: readonly Column<Row>[], cells: readonly string[][], width: number): number[] {
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => measure(row[index] ?? ''))));
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
    return measure(line) > width ? fit(line, width) : line;
  });
  const [first = '', ...others] = lines;
  return [styleText('bold', first), ...others].join('\n');
}
