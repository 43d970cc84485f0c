import { beton, brick, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, panel, svg, text } from '../shapes.ts';
import { DAYS, dollars, LOOK, TODAY } from './finops.ts';

export const RANGE = '$46,800 to $51,600';

const sum = (days: number): number => DAYS.slice(0, days).reduce((total, day) => total + day, 0);
const total = sum(DAYS.length);

/** The sum of the month as it grows, and where it will end: a range, with the expected value in it. `height` is that of the end. */
export function course(at: { left: number; width: number; floor: number; height: number; gap: number }): string {
  const { left, width, floor, height, gap } = at;
  const step = width / DAYS.length;
  const heightOf = (days: number): number => (sum(days) / total) * height;
  const doubt = (day: number): number => ((3 + (day - TODAY) * 0.8) * height) / 210;
  const x = (day: number): number => left + day * step;
  const line = height / 52;
  const past = range(TODAY).map((day) => fin(x(day), floor - heightOf(day + 1), step - gap, heightOf(day + 1)));
  const coming = range(DAYS.length - TODAY).map((index) => TODAY + index);
  const spans = coming.map((day) => fin(x(day), floor - heightOf(day + 1) - doubt(day), step - gap, doubt(day) * 2));
  const expected = coming.map((day) => fin(x(day), floor - heightOf(day + 1) - line / 2, step - gap, line));
  return fill(shade(700), past.join('')) + fill(sol(200), spans.join('')) + fill(sol(500), expected.join(''));
}

const { ink, muted, line } = LOOK.day;
const LEFT = 48;
const RIGHT = 752;
const FLOOR = 594;
const HEIGHT = 360;
/** The chart begins beside the figures of its scale. */
const START = 104;
const STEP = (RIGHT - START) / DAYS.length;
/** In dollars. */
export const EXPECTED = 49_190;
const PIXELS = HEIGHT / EXPECTED;
const SIZE = 15.5;
/** 4.6 % above what is expected. */
export const PLAN = 51_560;

/** An amount below its name, which has the color of the chart. */
const figure = (x: number, mark: string, label: string, amount: string, size: number): string =>
  box(x, 86, 12, 12, mark, 1) +
  text(x + 20, 97, label, { size: SIZE, fill: muted }) +
  text(x, 145, amount, { size, weight: 600, font: 'display' });

/** The forecast on a field as large as its place in the gallery, with its scale, the plan and the day that stands out. */
export function forecastView(): string {
  const scale = range(6).map((index) => {
    const y = FLOOR - index * 10_000 * PIXELS;
    return (
      box(START, y, RIGHT - START, 1, index ? line : beton(400)) +
      text(START - 14, y + 5, index ? `$${index * 10}k` : '0', { size: SIZE, fill: muted, anchor: 'end' })
    );
  });
  const dates = [1, 5, 10, 15, 20, 25, 30].map((date) =>
    text(START + (date - 0.65) * STEP, FLOOR + 25, String(date), { size: SIZE, fill: muted, anchor: 'middle' }),
  );
  return svg(
    800,
    660,
    panel(10, 10, 780, 640, { fill: LOOK.day.ground, line: LOOK.day.edge, radius: 10 }) +
      text(LEFT, 60, 'Forecast', { size: 24, weight: 600, font: 'display' }) +
      text(RIGHT, 60, '30 November', { size: SIZE, fill: muted, anchor: 'end' }) +
      figure(LEFT, sol(500), 'Month end', dollars(DAYS), 44) +
      figure(300, sol(200), 'Range', RANGE, 24) +
      figure(600, shade(700), 'November to date', dollars(DAYS.slice(0, TODAY)), 24) +
      scale.join('') +
      course({ left: START + 2, width: RIGHT - START, floor: FLOOR, height: HEIGHT, gap: 6 }) +
      plan() +
      rise() +
      dates.join(''),
  );
}

function plan(): string {
  const y = FLOOR - PLAN * PIXELS;
  return (
    `<path d="M${START} ${y}H${RIGHT}" stroke="${ink}" stroke-dasharray="2 4"/>` +
    text(START, y - 10, `Plan $${PLAN.toLocaleString('en')}`, { size: SIZE, weight: 600 }) +
    text(RIGHT, y - 10, '4.6% under plan', { size: SIZE, weight: 600, fill: LOOK.day.good, anchor: 'end' })
  );
}

/** Why the thirteenth is a higher step than the days before it. */
function rise(): string {
  const x = START + 12.4 * STEP;
  const y = FLOOR - (sum(13) / total) * HEIGHT;
  return (
    `<path d="M${x} ${y - 8}v-56" stroke="${brick(500)}"/><circle cx="${x}" cy="${y - 8}" r="4" fill="${brick(500)}"/>` +
    text(x + 6, y - 98, '13 November', { size: SIZE, weight: 600, anchor: 'end' }) +
    text(x + 6, y - 78, 'Data egress, 3.1 times', { size: SIZE, fill: muted, anchor: 'end' })
  );
}
