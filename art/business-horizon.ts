import { beton, sol } from './palette.ts';
import { range } from './svg/number.ts';
import { fill, fin } from './svg/shapes.ts';

/** First forecast bar, beside the sun. */
const AHEAD = 49;

/**
 * Bar chart on the horizon, in front of the sun, with one bar for each fin: past values, then the forecast with its
 * range.
 */
export function businessHorizon({ width, height, count }: { width: number; height: number; count: number }): string {
  const step = width / count;
  const bars = range(count).map((index) => {
    const tall = 34 + index * 0.85 + 15 * Math.sin(index * 0.52 + 0.6) + 7 * Math.sin(index * 1.9);
    return { index, x: index * step, tall, doubt: 4 + (index - AHEAD) * 2.2 };
  });
  const read = bars.filter(({ index }) => index < AHEAD);
  const expected = bars.filter(({ index }) => index >= AHEAD);
  const wide = step * 0.94;
  return (
    fill(beton(950), read.map(({ x, tall }) => fin(x, height - tall, wide, tall)).join('')) +
    fill(sol(500), read.map(({ x, tall }) => fin(x, height - tall, wide, 3)).join('')) +
    fill(beton(950), expected.map(({ x, tall, doubt }) => fin(x, height - tall + doubt, wide, tall - doubt)).join('')) +
    fill(
      sol(500),
      expected.map(({ x, tall, doubt }) => fin(x, height - tall - doubt, wide, 2 * doubt)).join(''),
      0.34,
    ) +
    fill(beton(50), expected.map(({ x, tall }) => fin(x, height - tall - 1.5, wide, 3)).join(''))
  );
}
