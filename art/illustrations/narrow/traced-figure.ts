import { beton, leaf, sol } from '../../palette.ts';
import { LOOK } from '../products/finops.ts';
import { FIGURE, monthFins, ORDERS, SOURCES } from '../services/traced-figure.ts';
import { box, panel, svg, text } from '../shapes.ts';

const NIGHT = LOOK.night;
const LEFT = 36;
const RIGHT = 344;

/** The figure with its range, its sources, and the row that the line leads to. */
export function tracedFigureNarrow(): string {
  const heading = { size: 19, weight: 600, font: 'display', fill: NIGHT.ink } as const;
  const sources = SOURCES.map(({ table, owner, age }, index) => {
    const y = 300 + index * 50;
    return (
      text(LEFT, y, table, { size: 14, font: 'mono', fill: NIGHT.ink }) +
      text(LEFT, y + 20, `${owner}, ${age}`, { size: 14, fill: index ? NIGHT.muted : leaf(300) })
    );
  });
  const orders = ORDERS.slice(0, 2).map(({ order, late, cost, isFollowed }, index) => {
    const y = 392 + index * 40;
    const style = { size: 15, fill: isFollowed ? beton(950) : NIGHT.ink };
    return (
      (isFollowed ? box(26, y, 322, 36, sol(500), 4) : '') +
      text(LEFT, y + 23, order, { ...style, weight: 600 }) +
      text(186, y + 23, `${late} late`, style) +
      text(RIGHT - 8, y + 23, cost, { ...style, weight: 600, anchor: 'end' })
    );
  });
  return svg(
    360,
    488,
    panel(0, 0, 360, 488, { fill: NIGHT.ground, line: NIGHT.edge, radius: 10 }) +
      FIGURE.question.map((line, index) => text(LEFT, 38 + index * 24, line, heading)).join('') +
      text(LEFT, 118, FIGURE.sum, { size: 42, weight: 500, font: 'display', fill: NIGHT.ink }) +
      text(LEFT, 142, FIGURE.span, { size: 15, weight: 600, fill: sol(300) }) +
      monthFins({ left: LEFT, step: 26.4, floor: 250, perThousand: 4.2 }) +
      box(LEFT, 272, RIGHT - LEFT, 1, NIGHT.line) +
      sources.join('') +
      box(LEFT, 382, RIGHT - LEFT, 1, NIGHT.line) +
      orders.join('') +
      `<path d="M28 104H16V450H26M16 295H28" fill="none" stroke="${sol(500)}" stroke-width="2"/>` +
      `<circle cx="28" cy="104" r="4" fill="${sol(500)}"/><circle cx="28" cy="295" r="3" fill="${sol(500)}"/>`,
  );
}
