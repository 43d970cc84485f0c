import { faded, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { DAYS, dollars, LOOK, TODAY } from '../products/finops.ts';
import { box, fill, fin, text } from '../shapes.ts';
import { LEFT, paper, RIGHT } from './shot.ts';

const FLOOR = 220;
const STEP = (RIGHT - LEFT) / DAYS.length;
const PEAK = 12;

/** The month so far and where it will end. */
export function spendShot(): string {
  const look = LOOK.day;
  const bars = (days: number[]): string =>
    days
      .map((day) => {
        const height = (DAYS[day] ?? 0) * 50;
        return fin(LEFT + day * STEP, FLOOR - height, STEP - 3, height);
      })
      .join('');
  const caption = { size: 15, fill: look.muted };
  const figure = { size: 28, weight: 600, fill: look.ink, font: 'display' as const };
  const spent = range(TODAY).filter((day) => day !== PEAK);
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.6) * STEP, FLOOR + 24, String(date), { ...caption, anchor: 'middle' }),
  );
  return paper(
    text(LEFT, 36, 'November to date', caption) +
      text(LEFT, 68, dollars(DAYS.slice(0, TODAY)), figure) +
      text(216, 36, 'Forecast, month end', caption) +
      text(216, 68, dollars(DAYS), figure) +
      fill(look.compute, bars(spent)) +
      fill(sol(500), bars([PEAK])) +
      fill(faded(look.forecast, 0.45), bars(range(DAYS.length - TODAY).map((day) => TODAY + day))) +
      box(LEFT, FLOOR, RIGHT - LEFT, 1, look.line) +
      dates.join(''),
  );
}
