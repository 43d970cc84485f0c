import { beton, leaf, shade, sol } from '../../palette.ts';
import { ground, LOOK } from '../products/finops.ts';
import { box, fill, fin, shadowFilter, svg, text } from '../shapes.ts';

/** What late deliveries have cost from January to November, in thousands of dollars. */
const MONTHS = [9.2, 8.4, 10.1, 9.6, 11.8, 10.9, 12.6, 13.9, 13.1, 15.2, 16.8];

export const FIGURE = {
  question: ['What will late deliveries', 'cost in December?'],
  sum: '$18,400',
  span: '$15,900 to $20,700',
};

export const DEFINITION = ['Late is after the promised hour;', 'cost is credit plus second trip'];

export const SOURCES = [
  { table: 'orders.delivered', owner: 'Dispatch', age: '2 hours old' },
  { table: 'credits.issued', owner: 'Finance', age: '1 day old' },
];

export const ORDERS = [
  { order: 'HB-1987', late: '3 h 10 min', cost: '$46', isFollowed: false },
  { order: 'HB-2014', late: '1 day', cost: '$212', isFollowed: true },
  { order: 'HB-2041', late: '40 min', cost: '$18', isFollowed: false },
];

const NIGHT = LOOK.night;
const caption = { size: 12.6, fill: NIGHT.muted };

/** The months as fins, and the one to come as a range with its expected value. */
export function monthFins(at: { left: number; step: number; floor: number; perThousand: number }): string {
  const { left, step, floor, perThousand } = at;
  const bar = (month: number, from: number, to: number): string =>
    fin(left + month * step, floor - to * perThousand, step * 0.62, (to - from) * perThousand);
  return (
    fill(shade(400), MONTHS.map((cost, month) => bar(month, 0, cost)).join('')) +
    fill(sol(500), bar(MONTHS.length, 0, 15.9)) +
    fill(sol(200), bar(MONTHS.length, 15.9, 20.7)) +
    fill(beton(950), bar(MONTHS.length, 18.2, 18.6)) +
    box(left, floor, step * 12 - step * 0.38, 1, NIGHT.line)
  );
}

/** One figure of a report, followed down to the rows that it was made of. */
export const tracedFigure = (id: string): string =>
  svg(760, 520, ground(id, NIGHT) + figure() + sources() + orders() + way(), shadowFilter(id, 'near'));

const figure = (): string =>
  text(72, 62, FIGURE.question.join(' '), { size: 20, weight: 600, font: 'display', fill: NIGHT.ink }) +
  text(72, 128, FIGURE.sum, { size: 48, weight: 500, font: 'display', fill: NIGHT.ink }) +
  text(72, 154, FIGURE.span, { size: 15, weight: 600, fill: sol(300) }) +
  monthFins({ left: 424, step: 24.6, floor: 172, perThousand: 4.2 }) +
  text(424, 192, 'January', caption) +
  text(712, 192, 'December', { ...caption, anchor: 'end' });

function sources(): string {
  const rows = SOURCES.map(({ table, owner, age }, index) => {
    const y = 278 + index * 26;
    return (
      text(200, y, table, { font: 'mono', fill: NIGHT.ink }) +
      text(424, y, owner, { fill: NIGHT.ink }) +
      text(712, y, age, { fill: index ? NIGHT.muted : leaf(300), anchor: 'end' })
    );
  });
  return (
    box(72, 210, 640, 1, NIGHT.line) +
    text(72, 238, 'Defined once', caption) +
    text(200, 238, DEFINITION.join(' '), { fill: NIGHT.ink }) +
    text(72, 278, 'Sources', caption) +
    rows.join('') +
    box(72, 322, 640, 1, NIGHT.line)
  );
}

function orders(): string {
  const rows = ORDERS.map(({ order, late, cost, isFollowed }, index) => {
    const y = 362 + index * 36;
    const style = { size: 15, fill: isFollowed ? beton(950) : NIGHT.ink };
    return (
      (isFollowed ? box(60, y - 2, 664, 32, sol(500), 4) : '') +
      text(72, y + 19, order, { ...style, weight: 600 }) +
      text(424, y + 19, `${late} late`, style) +
      text(712, y + 19, cost, { ...style, weight: 600, anchor: 'end' })
    );
  });
  return text(72, 350, '412 rows', caption) + text(712, 350, 'Cost', { ...caption, anchor: 'end' }) + rows.join('');
}

/** From the figure by way of its definition to a row. */
const way = (): string =>
  `<path d="M60 114H44V412H60M44 234H60M44 274H60" fill="none" stroke="${sol(500)}" stroke-width="2"/>` +
  `<circle cx="60" cy="114" r="4" fill="${sol(500)}"/><circle cx="60" cy="234" r="3" fill="${sol(500)}"/><circle cx="60" cy="274" r="3" fill="${sol(500)}"/>`;
