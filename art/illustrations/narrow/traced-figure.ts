import { beton, leaf, sol } from '../../palette.ts';
import { LOOK } from '../products/finops.ts';
import { DEFINITION, FIGURE, monthFins, ORDERS, SOURCES } from '../services/traced-figure.ts';
import { box, panel, svg, text } from '../shapes.ts';

const NIGHT = LOOK.night;
const LEFT = 36;
const RIGHT = 344;

/** The figure with its range, what it means, its sources, and the row that the line leads to. */
export function tracedFigureNarrow(): string {
  const heading = { size: 19, weight: 600, font: 'display', fill: NIGHT.ink } as const;
  const note = { size: 14, fill: NIGHT.muted };
  const sources = SOURCES.map(({ table, owner, age }, index) => {
    const y = 411 + index * 50;
    return (
      text(LEFT, y, table, { size: 14, font: 'mono', fill: NIGHT.ink }) +
      text(LEFT, y + 20, `${owner}, ${age}`, { size: 14, fill: index ? NIGHT.muted : leaf(300) })
    );
  });
  const orders = ORDERS.map(({ order, late, cost, isFollowed }, index) => {
    const y = 510 + index * 40;
    const style = { size: 15, fill: isFollowed ? beton(950) : NIGHT.ink };
    return (
      (isFollowed ? box(26, y, 328, 36, sol(500), 4) : '') +
      text(LEFT, y + 23, order, { ...style, weight: 600 }) +
      text(186, y + 23, `${late} late`, style) +
      text(RIGHT, y + 23, cost, { ...style, weight: 600, anchor: 'end' })
    );
  });
  return svg(
    360,
    644,
    panel(0, 0, 360, 644, { fill: NIGHT.ground, line: NIGHT.edge, radius: 10 }) +
      FIGURE.question.map((line, index) => text(LEFT, 38 + index * 24, line, heading)).join('') +
      text(LEFT, 118, FIGURE.sum, { size: 42, weight: 500, font: 'display', fill: NIGHT.ink }) +
      text(LEFT, 142, FIGURE.span, { size: 15, weight: 600, fill: sol(300) }) +
      monthFins({ left: LEFT, step: 26.4, floor: 250, perThousand: 4.2 }) +
      text(LEFT, 270, 'January', note) +
      text(RIGHT, 270, 'December', { ...note, anchor: 'end' }) +
      box(LEFT, 288, RIGHT - LEFT, 1, NIGHT.line) +
      text(LEFT, 316, 'Defined once', note) +
      DEFINITION.map((line, index) => text(LEFT, 337 + index * 20, line, { size: 14, fill: NIGHT.ink })).join('') +
      text(LEFT, 390, 'Sources', note) +
      sources.join('') +
      box(LEFT, 500, RIGHT - LEFT, 1, NIGHT.line) +
      orders.join('') +
      `<path d="M28 104H16V568H26M16 311H28M16 385H28" fill="none" stroke="${sol(500)}" stroke-width="2"/>` +
      `<circle cx="28" cy="104" r="4" fill="${sol(500)}"/><circle cx="28" cy="311" r="3" fill="${sol(500)}"/><circle cx="28" cy="385" r="3" fill="${sol(500)}"/>`,
  );
}
