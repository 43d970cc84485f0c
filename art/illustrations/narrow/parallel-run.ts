import { beton, faded, leaf, sol, white } from '../../palette.ts';
import { differs, RECORDS } from '../services/parallel-run.ts';
import { box, CARD_LINE, edge, panel, svg, text, tick } from '../shapes.ts';

/** Every record of the old system beside that of its successor. One differs, and the reason is known. */
export const parallelRunNarrow = (): string => svg(360, 464, columns() + reason());

function columns(): string {
  const rows = RECORDS.map((record, index) => {
    const y = 108 + index * 33;
    const other = differs(record);
    const mark = other
      ? `<circle cx="226" cy="${y - 5}" r="9" fill="${sol(500)}"/><path d="M221.5 ${y - 7}h9m-9 4h9m-2.5-7-4 10" stroke="${beton(950)}" stroke-width="1.4" fill="none"/>`
      : tick(221, y - 5, 10, leaf(700));
    return (
      (other ? box(208, y - 22, 151, 33, sol(100)) : box(208, y + 11, 136, 1, beton(100))) +
      text(16, y, record.number, { size: 13.5, font: 'mono', fill: beton(400) }) +
      text(184, y, record.before, { size: 13.5, font: 'mono', fill: other ? sol(400) : beton(200), anchor: 'end' }) +
      mark +
      text(344, y, record.after, { size: 15, weight: 600, font: 'display', anchor: 'end' })
    );
  });
  return (
    panel(160, 0, 200, 328, { fill: beton(0), line: CARD_LINE, radius: 8 }) +
    box(0, 0, 200, 328, beton(900), 6) +
    text(16, 34, 'Old system', { size: 17, weight: 600, font: 'display', fill: beton(50) }) +
    text(16, 56, 'still in charge', { size: 14, fill: beton(400) }) +
    box(16, 72, 168, 1, faded(white, 0.15)) +
    text(216, 34, 'Successor', { size: 17, weight: 600, font: 'display' }) +
    text(216, 56, 'same inputs', { size: 14, fill: beton(600) }) +
    box(216, 72, 128, 1, beton(200)) +
    rows.join('')
  );
}

function reason(): string {
  return (
    box(0, 344, 360, 120, beton(950), 8) +
    edge(0, 344, 120, sol(500)) +
    text(20, 374, 'INV-7704 differs by 0.01', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
    text(344, 374, 'explained', { size: 14, weight: 600, fill: sol(400), anchor: 'end' }) +
    box(20, 388, 324, 1, faded(white, 0.12)) +
    text(20, 412, 'The old one rounds each line, not the sum.', { size: 14.5, fill: beton(200) }) +
    text(20, 438, 'Accounting: keep the old rule.', { size: 14.5, fill: beton(200) })
  );
}
