import { beton, sol } from '../../palette.ts';
import { MISFITS, readingFins } from '../services/readings.ts';
import { box, CARD_LINE, panel, svg, text } from '../shapes.ts';

/** The readings of the cold store with the range that is to come, and below them the two rows that do not fit. */
export function readingsNarrow(): string {
  const muted = { size: 14, fill: beton(600) };
  const rows = MISFITS.map(({ hour, read, expected, reason }, index) => {
    const y = 332 + index * 64;
    return (
      box(16, y, 328, 56, index ? beton(100) : sol(100), 4) +
      box(16, y, 3, 56, index ? beton(400) : sol(500)) +
      text(30, y + 23, hour, { size: 14.5, weight: 600 }) +
      text(332, y + 23, reason, { size: 14.5, weight: 600, anchor: 'end' }) +
      text(30, y + 43, `${read}, expected ${expected}`, muted)
    );
  });
  return svg(
    360,
    472,
    panel(0, 0, 360, 472, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      text(16, 38, 'Cold store, hall 3', { size: 22, weight: 600, font: 'display' }) +
      text(16, 60, 'Temperature by the hour', muted) +
      readingFins({ left: 16, width: 328, floor: 258, perDegree: 26 }) +
      text(16, 120, 'Limit 5 °C', { size: 14, weight: 600 }) +
      text(218, 106, '6.4 °C', { size: 14, weight: 600, fill: sol(700), anchor: 'end' }) +
      text(344, 148, '2.1 to 4.0 °C', { size: 14, weight: 600, anchor: 'end' }) +
      text(16, 280, 'Mon', muted) +
      text(147, 280, 'Tue', muted) +
      text(344, 280, 'forecast', { ...muted, anchor: 'end' }) +
      text(16, 316, 'Rows that do not fit', { size: 16, weight: 600, font: 'display' }) +
      text(344, 316, '2 of 48', { ...muted, anchor: 'end' }) +
      rows.join(''),
  );
}
