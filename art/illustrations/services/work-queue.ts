import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, fill, panel, svg, text, tick } from '../shapes.ts';

const WIDTH = 628;
const HEIGHT = 452;
/** On a ground that ends with it: as far from its sides as from its upper and lower edge. */
const MARGIN = 36;
const SIGN = MARGIN + 30;
const NAME = MARGIN + 56;
const NOTE = 292;
const END = WIDTH - MARGIN - 24;
const ROW = 52;

export const DONE = [
  { name: 'Invoices read', note: 'matched with orders', count: '1,284' },
  { name: 'Mail sorted', note: 'to whom it concerns', count: '6,902' },
  { name: 'Reports drafted', note: 'with their sources', count: '48' },
];

export const LEFT_OVER = [
  { name: 'Invoice 4471', reason: 'Higher than its order', time: '09:12' },
  { name: 'Mail from Ostrava', reason: 'May mean two orders', time: '09:40' },
  { name: 'Report, week 46', reason: 'A source is a day late', time: '10:05' },
];

/** A work queue: what is done is counted, and what waits for a person is open, each case with its reason. */
export const workQueue = (): string => svg(WIDTH, HEIGHT, done() + waiting());

const count = (middle: number, words: string): string =>
  text(END, middle + 6.5, words, { size: 19, weight: 600, anchor: 'end', font: 'display' });

function done(): string {
  const rows = DONE.map((row, index) => {
    const middle = MARGIN + ROW * (index + 0.5);
    return (
      (index ? box(MARGIN, middle - ROW / 2, WIDTH - 2 * MARGIN, 1, beton(200)) : '') +
      `<circle cx="${SIGN}" cy="${middle}" r="10" fill="${leaf(100)}"/>${tick(SIGN - 5, middle + 0.7, 10, leaf(700))}` +
      text(NAME, middle + 6, row.name, { size: 17, weight: 500 }) +
      text(NOTE, middle + 6, row.note, { size: 16, fill: beton(600) }) +
      count(middle, row.count)
    );
  });
  const ground = { fill: beton(0), line: CARD_LINE, radius: 8 };
  return panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, ROW * DONE.length, ground) + rows.join('');
}

function waiting(): string {
  const top = MARGIN + ROW * DONE.length + 10;
  const middle = top + 30;
  const rows = LEFT_OVER.map(({ name, reason, time }, index) => {
    const line = top + 60 + index * 50;
    return (
      box(NAME, line, END - NAME, 1, beton(950), 0, 0.28) +
      text(NAME, line + 31, name, { size: 16, weight: 600 }) +
      text(NOTE, line + 31, reason, { size: 16 }) +
      text(END, line + 31, time, { size: 16, anchor: 'end' })
    );
  });
  return (
    box(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - top, sol(500), 8) +
    `<circle cx="${SIGN}" cy="${middle}" r="10" fill="${beton(950)}"/><circle cx="${SIGN}" cy="${middle - 2.5}" r="3" fill="${sol(500)}"/>` +
    fill(sol(500), `M${SIGN - 5.7} ${middle + 5.6}a5.7 5.7 0 0 1 11.4 0`) +
    text(NAME, middle + 6.5, 'Needs a person', { size: 19, weight: 600, font: 'display' }) +
    count(middle, String(LEFT_OVER.length)) +
    rows.join('')
  );
}
