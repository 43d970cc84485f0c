import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { fin, svg } from '../shapes.ts';

type Bar = { x: number; lit: boolean };

const row = (count: number, isLit: (index: number) => boolean, from = 0): Bar[] =>
  range(count).map((index) => ({ x: from + index * 16, lit: isLit(index) }));

/** Who it is for, in fins of one height: a few, a row, a facade, two rows side by side. */
const BARS = {
  startups: row(3, (index) => index === 2),
  smb: row(7, (index) => index > 4),
  enterprises: row(15, (index) => index > 8 && index < 13),
  agencies: [...row(5, (index) => index === 3), ...row(5, (index) => index === 3, 112)],
} as const satisfies Record<string, Bar[]>;

export type Audience = keyof typeof BARS;

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export function audience(kind: Audience, id: string): string {
  const bars = BARS[kind].map(
    (bar) => `<path fill="url(#${id}-${bar.lit ? 'a' : 'b'})" d="${fin(bar.x, 0, 11, 96)}"/>`,
  );
  return svg(
    240,
    96,
    bars.join(''),
    gradient(`${id}-a`, sol(300), sol(500)) + gradient(`${id}-b`, beton(300), beton(200)),
  );
}
