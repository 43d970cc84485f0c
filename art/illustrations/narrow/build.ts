import { beton, faded, leaf, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { ORDERS, STEPS } from '../services/build.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';

/** Three shipments on their way, and below them the release that has just gone out. */
export const buildNarrow = (): string => svg(360, 452, shipments() + deployment());

function shipments(): string {
  const rows = ORDERS.slice(0, 3).map((row, index) => {
    const y = 64 + index * 56;
    const bars = range(14).map((place) => fin(256 + place * 6.3, y + 34, 4, 10));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    return (
      box(16, y, 328, 1, beton(200)) +
      text(16, y + 24, row.order, { size: 15, weight: 600 }) +
      text(16, y + 44, row.route, { size: 14, fill: beton(700) }) +
      text(344, y + 24, row.status, { size: 14, weight: 600, fill: row.color, anchor: 'end' }) +
      fill(beton(200), bars.slice(done.length).join('')) +
      fill(row.color, done.join(''))
    );
  });
  return (
    panel(0, 0, 360, 452, { fill: beton(0), line: CARD_LINE }) +
    text(16, 40, 'Shipments', { size: 22, weight: 600, font: 'display' }) +
    box(248, 16, 96, 32, beton(950), 4) +
    text(296, 37, 'New order', { size: 14, weight: 600, fill: beton(0), anchor: 'middle' }) +
    rows.join('')
  );
}

function deployment(): string {
  const steps = STEPS.map((step, index) => {
    const y = 314 + index * 26;
    return (
      tick(32, y - 5, 11, leaf(300)) +
      text(54, y, step.what, { size: 13.5, fill: beton(50), font: 'mono' }) +
      text(328, y, step.took, { size: 13.5, fill: beton(400), anchor: 'end', font: 'mono' })
    );
  });
  return (
    box(16, 248, 328, 188, beton(950), 6) +
    text(32, 275, 'deploy, main to production', { size: 14, fill: beton(400) }) +
    box(16, 290, 328, 1, faded(white, 0.12)) +
    steps.join('') +
    `<path d="M32 413h11m-4-4 4 4-4 4" fill="none" stroke="${sol(400)}" stroke-width="1.8"/>` +
    text(54, 417, 'rolling out to 100%', { size: 13.5, fill: sol(300), font: 'mono' })
  );
}
