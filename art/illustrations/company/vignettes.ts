import { beton, faded, leaf, shadow, sol } from '../../palette.ts';
import { r1, range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, risingGradient, svg, text, tick } from '../shapes.ts';

const WIDTH = 400;
const HEIGHT = 240;

/** Productivity: a work queue whose repeated work is done, and one row that waits for a person. */
export function queueVignette(): string {
  const rows = [
    { name: 'Invoices read', count: '1,284', done: true },
    { name: 'Mail sorted', count: '6,902', done: true },
    { name: 'Reports drafted', count: '48', done: true },
    { name: 'Needs a person', count: '3', done: false },
  ];
  const body = rows.map((row, index) => {
    const y = 34 + index * 46;
    const person = `<circle cx="66" cy="${y + 19}" r="8" fill="${beton(950)}"/><circle cx="66" cy="${y + 17}" r="2.4" fill="${sol(500)}"/>${fill(sol(500), `M61.5 ${y + 23.5}a4.6 4.6 0 0 1 9 0`)}`;
    const ground = row.done
      ? panel(44, y, 312, 38, { fill: beton(0), line: faded(shadow.line, 0.09), radius: 5 })
      : box(44.5, y + 0.5, 311, 37, sol(500), 5);
    const sign = row.done
      ? `<circle cx="66" cy="${y + 19}" r="8" fill="${leaf(100)}"/>${tick(62, y + 19.6, 8, leaf(700))}`
      : person;
    return (
      ground +
      sign +
      text(86, y + 23.5, row.name, { size: 16, weight: 500 }) +
      text(338, y + 23.5, row.count, { size: 17, weight: 600, anchor: 'end', font: 'display' })
    );
  });
  return svg(WIDTH, HEIGHT, body.join(''));
}

/** Workflow: intake, checks and approval lead through an agent, a contract and a rule to done. */
export function flowVignette(): string {
  const label = (x: number, y: number, words: string, color: string, weight: number): string =>
    text(x, y, words, { size: 16, weight, fill: color, anchor: 'middle' });
  const rows = [
    { y: 45, before: 'Intake', after: 'Agent' },
    { y: 103, before: 'Checks', after: 'Contract' },
    { y: 161, before: 'Approval', after: 'Rule' },
  ];
  const nodes = rows.map(
    ({ y, before, after }) =>
      panel(28, y, 84, 34, { fill: beton(0), line: CARD_LINE, radius: 5 }) +
      label(70, y + 21.5, before, beton(950), 500) +
      box(142, y, 108, 34, beton(950), 5) +
      label(196, y + 21.5, after, beton(0), 600),
  );
  const wires = `<g fill="none"><path stroke="${beton(400)}" stroke-width="1.4" d="M112 62h30M112 120h30M112 178h30"/><path stroke="${sol(500)}" stroke-width="2" d="M250 62h14c14 0 10 58 24 58M250 178h14c14 0 10-58 24-58M250 120h38"/></g>`;
  return svg(
    WIDTH,
    HEIGHT,
    wires + nodes.join('') + box(288, 103, 84, 34, sol(500), 5) + label(330, 124.5, 'Done', beton(950), 600),
  );
}

/** Goals: fins that climb to a target line. */
export function targetVignette(id: string): string {
  const bars = range(22).map((index) => {
    const height = 38 + 112 * (1 / (1 + Math.exp(-(index - 11) / 3.2))) + (index % 3) * 5;
    return fin(r1(40 + index * 14.6), 204 - height, 10, height);
  });
  const body =
    fill(beton(300), bars.slice(0, 15).join('')) +
    fill(`url(#${id}-g)`, bars.slice(15).join('')) +
    `<path d="M40 82H360" stroke="${beton(950)}" stroke-dasharray="2 4"/>` +
    text(40, 228, 'Release 1', { size: 16, fill: beton(600) }) +
    text(360, 228, 'Release 22', { size: 16, fill: beton(600), anchor: 'end' }) +
    box(40, 204, 320, 1, beton(400)) +
    text(40, 72, 'Target', { size: 16, weight: 600 }) +
    text(360, 34, 'Target reached', { size: 16, weight: 600, fill: sol(700), anchor: 'end' }) +
    `<path d="M264 42v32" stroke="${sol(700)}"/><circle cx="264" cy="82" r="5" fill="${sol(500)}" stroke="${beton(0)}" stroke-width="2"/>`;
  return svg(WIDTH, HEIGHT, body, risingGradient(`${id}-g`, 70, 204, sol(300), sol(500)));
}
