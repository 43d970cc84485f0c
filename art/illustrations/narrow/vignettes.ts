import { beton, faded, leaf, shadow, sol } from '../../palette.ts';
import { r1, range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, risingGradient, svg, text, tick } from '../shapes.ts';

/** A card is as wide as the column of a phone, and its picture as low as four lines. */
const WIDTH = 350;
const HEIGHT = 152;

/** The work queue, row by row. */
export function queueVignetteNarrow(): string {
  const [height, beside, above] = [31, 24, 8];
  const rows = [
    { name: 'Invoices read', count: '1,284', done: true },
    { name: 'Mail sorted', count: '6,902', done: true },
    { name: 'Reports drafted', count: '48', done: true },
    { name: 'Needs a person', count: '3', done: false },
  ];
  const body = rows.map(({ name, count, done }, index) => {
    const y = above + index * (height + 4);
    const middle = y + height / 2;
    const sign = done
      ? `<circle cx="${beside + 20}" cy="${middle}" r="7" fill="${leaf(100)}"/>${tick(beside + 16.5, middle + 0.5, 7, leaf(700))}`
      : `<circle cx="${beside + 20}" cy="${middle}" r="7" fill="${beton(950)}"/><circle cx="${beside + 20}" cy="${middle - 1.8}" r="2.1" fill="${sol(500)}"/>${fill(sol(500), `M${beside + 16} ${middle + 3.9}a4 4 0 0 1 8 0`)}`;
    return (
      (done
        ? panel(beside, y, WIDTH - 2 * beside, height, { fill: beton(0), line: faded(shadow.line, 0.09), radius: 5 })
        : box(beside + 0.5, y + 0.5, WIDTH - 2 * beside - 1, height - 1, sol(500), 5)) +
      sign +
      text(beside + 38, middle + 4.5, name, { size: 13, weight: 500 }) +
      text(WIDTH - beside - 16, middle + 5, count, { size: 14, weight: 600, anchor: 'end', font: 'display' })
    );
  });
  return svg(WIDTH, HEIGHT, body.join(''));
}

/** Intake, checks and approval, side by side with what takes them on. */
export function flowVignetteNarrow(): string {
  const label = (x: number, y: number, words: string, color: string, weight: number): string =>
    text(x, y, words, { size: 13, weight, fill: color, anchor: 'middle' });
  const rows = [
    { y: 16, before: 'Intake', after: 'Agent' },
    { y: 60, before: 'Checks', after: 'Contract' },
    { y: 104, before: 'Approval', after: 'Rule' },
  ];
  const nodes = rows.map(
    ({ y, before, after }) =>
      panel(24, y, 80, 32, { fill: beton(0), line: CARD_LINE, radius: 5 }) +
      label(64, y + 20.5, before, beton(950), 500) +
      box(128, y, 92, 32, beton(950), 5) +
      label(174, y + 20.5, after, beton(0), 600),
  );
  const wires = `<g fill="none"><path stroke="${beton(400)}" stroke-width="1.4" d="M104 32h24M104 76h24M104 120h24"/><path stroke="${sol(500)}" stroke-width="2" d="M220 32h10c12 0 8 44 22 44M220 120h10c12 0 8-44 22-44M220 76h32"/></g>`;
  const end = box(252, 60, 74, 32, sol(500), 5) + label(289, 80.5, 'Done', beton(950), 600);
  return svg(WIDTH, HEIGHT, wires + nodes.join('') + end);
}

/** The climb to the target, lower. */
export function targetVignetteNarrow(id: string): string {
  const bars = range(22).map((index) => {
    const height = 22 + 62 * (1 / (1 + Math.exp(-(index - 11) / 3.2))) + (index % 3) * 3;
    return fin(r1(24 + index * 13.85), 120 - height, 9, height);
  });
  const body =
    fill(beton(300), bars.slice(0, 15).join('')) +
    fill(`url(#${id}-g)`, bars.slice(15).join('')) +
    `<path d="M24 52H326" stroke="${beton(950)}" stroke-dasharray="2 4"/>` +
    box(24, 120, 302, 1, beton(400)) +
    text(24, 140, 'Release 1', { size: 12.5, fill: beton(700) }) +
    text(326, 140, 'Release 22', { size: 12.5, fill: beton(700), anchor: 'end' }) +
    text(24, 44, 'Target', { size: 13, weight: 600 }) +
    text(326, 22, 'Target reached', { size: 13, weight: 600, fill: sol(700), anchor: 'end' }) +
    `<path d="M236 26v18" stroke="${sol(700)}"/><circle cx="236" cy="52" r="4.5" fill="${sol(500)}" stroke="${beton(0)}" stroke-width="2"/>`;
  return svg(WIDTH, HEIGHT, body, risingGradient(`${id}-g`, 34, 120, sol(300), sol(500)));
}
