import { brick, faded, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { DAYS, dollars, LOOK, type Look, type Surface, TODAY } from '../products/finops.ts';
import { box, fill, fin, panel, svg, text } from '../shapes.ts';

const LEFT = 16;
const RIGHT = 344;
const FLOOR = 352;
const HEIGHT_PER_UNIT = 88;
const STEP = (RIGHT - LEFT - 28) / DAYS.length;

/** What the month has cost so far, where it will end, and the one day that stands out. */
export function finopsNarrow(surface: Surface): string {
  const look = LOOK[surface];
  return svg(
    360,
    464,
    ground(464, look) +
      figures(look) +
      chart(look) +
      box(LEFT, 396, 328, 52, look.note, 5) +
      box(LEFT, 396, 3, 52, brick(500)) +
      text(LEFT + 16, 418, 'Unusual spend on 13 November', { size: 14.5, weight: 600, fill: look.ink }) +
      text(LEFT + 16, 438, 'The owner has been told.', { size: 14, fill: look.muted }),
  );
}

export const ground = (height: number, look: Look): string =>
  panel(0, 0, 360, height, { fill: look.ground, line: look.edge, radius: 10 });

export function figures(look: Look): string {
  const caption = { size: 14, fill: look.muted };
  const figure = { size: 30, weight: 600, fill: look.ink, font: 'display' as const };
  return (
    text(LEFT, 32, 'November to date', caption) +
    text(LEFT, 64, dollars(DAYS.slice(0, TODAY)), figure) +
    text(196, 32, 'Forecast', caption) +
    text(196, 64, dollars(DAYS), figure) +
    box(196, 78, 120, 24, look.goodGround, 3) +
    text(256, 95, '4.6% under plan', { size: 14, weight: 600, fill: look.good, anchor: 'middle' })
  );
}

function chart(look: Look): string {
  const caption = { size: 13.5, fill: look.muted };
  const bar = (index: number): string => {
    const height = (DAYS[index] ?? 0) * HEIGHT_PER_UNIT;
    return fin(LEFT + index * STEP, FLOOR - height, STEP - 3, height);
  };
  const bars = (from: number, to: number): string =>
    range(to - from)
      .map((index) => bar(from + index))
      .join('');
  const peak = 12;
  const lines = ['0', '$1k', '$2k', '$3k'].map((label, index) => {
    const y = FLOOR - index * 60 * (HEIGHT_PER_UNIT / 68);
    return box(LEFT, y, RIGHT - LEFT - 32, 1, look.line) + text(RIGHT, y + 4, label, { ...caption, anchor: 'end' });
  });
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.6) * STEP, FLOOR + 20, String(date), { ...caption, anchor: 'middle' }),
  );
  return (
    lines.join('') +
    fill(look.compute, bars(0, peak) + bars(peak + 1, TODAY)) +
    fill(sol(500), bar(peak)) +
    fill(faded(look.forecast, 0.45), bars(TODAY, DAYS.length)) +
    dates.join('') +
    text(LEFT + 25 * STEP, FLOOR + 20, 'forecast', { ...caption, anchor: 'middle' })
  );
}
