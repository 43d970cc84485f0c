import { beton, sol } from '../../palette.ts';
import { DAYS, dollars, LOOK } from '../products/finops.ts';
import { LEFT, title, WIDTH } from '../products/finops-views.ts';
import { course, EXPECTED, PLAN, RANGE } from '../products/forecast.ts';
import { box, panel, svg, text } from '../shapes.ts';

const FLOOR = 632;

const HEIGHT = 350;

/** The range, the plan and the course of the month: higher than the other pages of the dashboard, so that the range is seen. */
export function forecastNarrow(): string {
  const step = WIDTH / DAYS.length;
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.65) * step, FLOOR + 42, String(date), { size: 28, fill: beton(600), anchor: 'middle' }),
  );
  const scale = [20, 40].map((thousands) => {
    const y = FLOOR - ((thousands * 1000) / EXPECTED) * HEIGHT;
    return box(LEFT, y, WIDTH, 1, beton(200)) + text(LEFT, y - 10, `$${thousands}k`, { size: 26, fill: beton(600) });
  });
  const planned = FLOOR - (PLAN / EXPECTED) * HEIGHT;
  return svg(
    760,
    720,
    panel(20, 14, 720, 692, { fill: LOOK.day.ground, line: LOOK.day.edge, radius: 10 }) +
      title('day', 'Forecast', '30 November') +
      text(LEFT, 140, dollars(DAYS), { size: 56, weight: 500, font: 'display' }) +
      text(LEFT + WIDTH, 140, RANGE, { size: 28, fill: sol(700), weight: 600, anchor: 'end' }) +
      scale.join('') +
      course({ left: LEFT, width: WIDTH, floor: FLOOR, height: HEIGHT, gap: 7 }) +
      `<path d="M${LEFT} ${planned}h${WIDTH}" stroke="${beton(950)}" stroke-width="2" stroke-dasharray="3 7"/>` +
      text(LEFT, planned - 16, `Plan $${PLAN.toLocaleString('en')}`, { size: 26, weight: 600 }) +
      box(LEFT, FLOOR, WIDTH, 1, beton(400)) +
      dates.join(''),
  );
}
