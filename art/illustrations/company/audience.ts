import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { fill, fin, svg } from '../shapes.ts';

/** How many of the places behind the engineers are built on, for each kind of client. */
const AROUND = { startups: 1, smb: 4, enterprises: 12, agencies: 0 } as const;

export type Audience = keyof typeof AROUND;

const engineers = 3;
const places = 15;
const step = 16;
const wide = 11;
const field = { width: 235, height: 208 };
/** Engineers stand out of what is around them. */
const tall = { engineer: field.height, around: 120 };
/** An agency's own name stands before them, wider than they are. */
const brand = range(engineers + 2);

/** The same three engineers at the same place in each, and as much around them as that client needs; free places are pale. */
export function audience(kind: Audience): string {
  const around = kind === 'agencies' ? brand : range(AROUND[kind]).map((index) => engineers + index);
  const free = range(places).filter((index) => index >= engineers && !around.includes(index));
  const draw = (indexes: readonly number[], height: number) =>
    indexes.map((index) => fin(index * step, field.height - height, wide, height)).join('');
  return svg(
    field.width,
    field.height,
    fill(sol(300), draw(free, tall.around)) +
      fill(sol(500), draw(range(engineers), tall.engineer)) +
      fill(beton(950), draw(around, tall.around)),
  );
}
