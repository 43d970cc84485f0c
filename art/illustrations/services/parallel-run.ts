import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { box, CARD_LINE, edge, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

/** An old system and its successor side by side. One record differs, and the reason is known. */
export const parallelRun = (id: string): string =>
  svg(
    704,
    584,
    old() + successor() + ticks() + floating(id, box(144, 440, 416, 120, beton(950), 8)) + reason(),
    shadowFilter(id, 'near'),
  );

export const RECORDS = [
  { number: 'INV-7701', before: '1,840.00', after: '1,840.00' },
  { number: 'INV-7702', before: '312.45', after: '312.45' },
  { number: 'INV-7703', before: '96.10', after: '96.10' },
  { number: 'INV-7704', before: '1,204.50', after: '1,204.49' },
  { number: 'INV-7705', before: '2,075.20', after: '2,075.20' },
  { number: 'INV-7706', before: '18.75', after: '18.75' },
  { number: 'INV-7707', before: '640.00', after: '640.00' },
];

const rowAt = (index: number): number => 140 + index * 40;
export const differs = ({ before, after }: (typeof RECORDS)[number]): boolean => before !== after;

/** The old one: a terminal that has been running since before anyone remembers. */
function old(): string {
  const rows = RECORDS.map((record, index) => {
    const y = rowAt(index);
    const color = differs(record) ? sol(400) : beton(200);
    return (
      text(48, y, record.number, { size: 13.5, font: 'mono', fill: beton(400) }) +
      text(296, y, record.before, { size: 13.5, font: 'mono', fill: color, anchor: 'end' })
    );
  });
  return (
    box(24, 24, 296, 392, beton(900), 4) +
    text(48, 62, 'Old system', { size: 17, weight: 600, font: 'display', fill: beton(50) }) +
    text(48, 84, 'still in charge', { size: 13.5, fill: beton(400) }) +
    box(48, 104, 248, 1, faded(white, 0.15)) +
    rows.join('')
  );
}

function successor(): string {
  const rows = RECORDS.map((record, index) => {
    const y = rowAt(index);
    return (
      (differs(record) ? box(385, y - 24, 294, 39, sol(100)) : index < 6 ? box(408, y + 15, 248, 1, beton(100)) : '') +
      text(408, y, record.number, { size: 13.5, weight: 500 }) +
      text(656, y, record.after, { size: 13.5, weight: 600, font: 'display', anchor: 'end' })
    );
  });
  return (
    panel(384, 24, 296, 392, { fill: beton(0), line: CARD_LINE, radius: 8 }) +
    text(408, 62, 'Successor', { size: 17, weight: 600, font: 'display' }) +
    text(408, 84, 'same inputs, mirrored', { size: 13.5, fill: beton(600) }) +
    box(408, 104, 248, 1, beton(200)) +
    rows.join('')
  );
}

function ticks(): string {
  return RECORDS.map((record, index) => {
    const y = rowAt(index) - 4;
    return differs(record)
      ? `<path d="M320 ${y}h64M680 ${y}h12V500H560" stroke="${sol(500)}" stroke-width="2" fill="none"/><circle cx="352" cy="${y}" r="11" fill="${sol(500)}"/><path d="M346.5 ${y - 2}h11m-11 4.5h11m-3-8.5-5 12.5" stroke="${beton(950)}" stroke-width="1.5" fill="none"/>`
      : `<path d="M320 ${y}h64" stroke="${shade(400)}" stroke-width="1.6"/><circle cx="352" cy="${y}" r="9" fill="${leaf(100)}"/>${tick(347.5, y + 0.5, 9, leaf(700))}`;
  }).join('');
}

function reason(): string {
  return (
    edge(144, 440, 120, sol(500)) +
    text(168, 472, 'INV-7704 differs by 0.01', { size: 15, weight: 600, font: 'display', fill: beton(0) }) +
    text(536, 472, 'explained', { weight: 600, fill: sol(400), anchor: 'end' }) +
    box(168, 486, 368, 1, faded(white, 0.12)) +
    text(168, 512, 'Cause: the old system rounds each line, not the sum.', { size: 13.5, fill: beton(200) }) +
    text(168, 536, 'Decided by accounting: keep the old rule.', { size: 13.5, fill: beton(200) })
  );
}
