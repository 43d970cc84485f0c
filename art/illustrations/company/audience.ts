import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { fin, svg } from '../shapes.ts';

type Bar = { x: number; height: number; lit: boolean };

const row = (heights: number[], isLit: (index: number) => boolean, from = 0): Bar[] =>
  heights.map((height, index) => ({ x: from + index * 16, height, lit: isLit(index) }));

/** Who it is for, in fins: one that rises, a row, a facade, two rows side by side. */
const BARS = {
  startups: row([34, 62, 104], (index) => index === 2),
  smb: row([52, 66, 60, 82, 76, 98, 104], (index) => index > 4),
  enterprises: row(
    range(15).map((index) => 104 - Math.abs(index - 10) * 5 - (index % 3) * 4),
    (index) => index > 8 && index < 13,
  ),
  agencies: [
    ...row([44, 72, 58, 86, 66], (index) => index === 3),
    ...row([66, 92, 74, 104, 84], (index) => index === 3, 112),
  ],
} as const satisfies Record<string, Bar[]>;

export type Audience = keyof typeof BARS;

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export function audience(kind: Audience, id: string): string {
  const bars = BARS[kind].map(
    (bar) => `<path fill="url(#${id}-${bar.lit ? 'a' : 'b'})" d="${fin(bar.x, 120 - bar.height, 11, bar.height)}"/>`,
  );
  return svg(
    240,
    120,
    bars.join(''),
    gradient(`${id}-a`, sol(300), sol(500)) + gradient(`${id}-b`, beton(300), beton(200)),
  );
}
