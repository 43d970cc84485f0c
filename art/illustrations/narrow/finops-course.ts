import { beton } from '../../palette.ts';
import { DAYS, LOOK } from '../products/finops.ts';
import { course, EXPECTED, PLAN } from '../products/forecast.ts';
import { box, svg, text } from '../shapes.ts';
import { figures, ground } from './finops.ts';

const LEFT = 16;
const WIDTH = 328;
const FLOOR = 368;
const HEIGHT = 212;
const look = LOOK.day;

/** Where the month will end, below its plan, and what would make it cheaper: days by themselves stand elsewhere on the page. */
export const finopsCourseNarrow = (): string =>
  svg(360, 464, ground(464, look) + figures(look) + plan() + month() + savings());

function plan(): string {
  const y = FLOOR - (PLAN / EXPECTED) * HEIGHT;
  return (
    `<path d="M${LEFT} ${y}h${WIDTH}" stroke="${look.ink}" stroke-width="1.3" stroke-dasharray="2 4"/>` +
    text(LEFT, y - 8, `Plan $${PLAN.toLocaleString('en')}`, { size: 14, weight: 600, fill: look.ink })
  );
}

function month(): string {
  const step = WIDTH / DAYS.length;
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.65) * step, FLOOR + 20, String(date), { size: 13.5, fill: look.muted, anchor: 'middle' }),
  );
  return (
    course({ left: LEFT, width: WIDTH, floor: FLOOR, height: HEIGHT, gap: 3.5 }) +
    box(LEFT, FLOOR, WIDTH, 1, beton(400)) +
    dates.join('')
  );
}

const savings = (): string =>
  box(LEFT, 408, WIDTH, 1, look.line) +
  text(LEFT, 442, 'Savings found', { size: 16, weight: 600, fill: look.ink, font: 'display' }) +
  text(LEFT + WIDTH, 442, '$6,340/mo', { size: 16, weight: 600, fill: look.good, anchor: 'end' });
