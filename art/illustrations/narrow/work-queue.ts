import { beton, leaf, sol } from '../../palette.ts';
import { DONE, LEFT_OVER } from '../services/work-queue.ts';
import { box, CARD_LINE, fill, panel, svg, text, tick } from '../shapes.ts';

const WIDTH = 350;
const HEIGHT = 242;
/** On a ground that ends with it: as far from its sides as from its upper and lower edge. */
const MARGIN = 14;
const SIGN = MARGIN + 18;
const NAME = MARGIN + 36;
const END = WIDTH - MARGIN - 14;
const ROW = 30;

/** The work queue, with names and counts of what is done, and with what waits for a person and why. */
export function workQueueNarrow(): string {
  const sum = (middle: number, words: string): string =>
    text(END, middle + 5, words, { size: 14, weight: 600, anchor: 'end', font: 'display' });
  const done = DONE.map(({ name, count }, index) => {
    const middle = MARGIN + ROW * (index + 0.5);
    return (
      (index ? box(MARGIN, middle - ROW / 2, WIDTH - 2 * MARGIN, 1, beton(200)) : '') +
      `<circle cx="${SIGN}" cy="${middle}" r="7" fill="${leaf(100)}"/>${tick(SIGN - 3.5, middle + 0.5, 7, leaf(700))}` +
      text(NAME, middle + 4.5, name, { weight: 500 }) +
      sum(middle, count)
    );
  });
  const top = MARGIN + ROW * DONE.length + 6;
  const middle = top + 17;
  const cases = LEFT_OVER.map(({ name, reason }, index) => {
    const line = top + 34 + index * 28;
    return (
      box(NAME, line, END - NAME, 1, beton(950), 0, 0.28) +
      text(NAME, line + 18.5, name, { size: 13, weight: 600 }) +
      text(END, line + 18.5, reason, { size: 13, anchor: 'end' })
    );
  });
  return svg(
    WIDTH,
    HEIGHT,
    panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, ROW * DONE.length, { fill: beton(0), line: CARD_LINE, radius: 5 }) +
      done.join('') +
      box(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - top, sol(500), 5) +
      `<circle cx="${SIGN}" cy="${middle}" r="7" fill="${beton(950)}"/><circle cx="${SIGN}" cy="${middle - 1.8}" r="2.1" fill="${sol(500)}"/>` +
      fill(sol(500), `M${SIGN - 4} ${middle + 3.9}a4 4 0 0 1 8 0`) +
      text(NAME, middle + 5, 'Needs a person', { size: 14, weight: 600, font: 'display' }) +
      sum(middle, String(LEFT_OVER.length)) +
      cases.join(''),
  );
}
