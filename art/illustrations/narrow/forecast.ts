import { beton, sol } from '../../palette.ts';
import { DAYS, dollars } from '../products/finops.ts';
import { LEFT, title, view, WIDTH } from '../products/finops-views.ts';
import { course, RANGE } from '../products/forecast.ts';
import { box, text } from '../shapes.ts';

const FLOOR = 432;

/** The range and the course of the month alone: as large as the other pages of the dashboard on a phone. */
export function forecastNarrow(): string {
  const step = WIDTH / DAYS.length;
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.65) * step, FLOOR + 42, String(date), { size: 28, fill: beton(600), anchor: 'middle' }),
  );
  return view(
    'day',
    title('day', 'Forecast', '30 November') +
      text(LEFT, 140, dollars(DAYS), { size: 56, weight: 500, font: 'display' }) +
      text(LEFT, 180, RANGE, { size: 28, fill: sol(700), weight: 600 }) +
      course({ left: LEFT, width: WIDTH, floor: FLOOR, height: 210, gap: 7 }) +
      box(LEFT, FLOOR, WIDTH, 1, beton(400)) +
      dates.join(''),
  );
}
