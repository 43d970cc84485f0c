import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { fill, fin, svg } from '../shapes.ts';

/** The same three engineers in each, and how much stands around them: fins before them, after them, and a free place between. */
const AROUND = {
  startups: { before: 0, after: 1, gap: 0 },
  smb: { before: 2, after: 2, gap: 0 },
  enterprises: { before: 6, after: 6, gap: 0 },
  // Behind the brand of somebody else, who stands before them.
  agencies: { before: 5, after: 0, gap: 2 },
} as const;

export type Audience = keyof typeof AROUND;

const engineers = 3;
const step = 16;
const wide = 11;
const field = { width: 240, height: 208 };
/** Engineers stand out of what is around them. */
const tall = { engineer: field.height, around: 120 };

export function audience(kind: Audience): string {
  const { before, after, gap } = AROUND[kind];
  const first = before + gap;
  const places = [...range(before), ...range(after).map((index) => first + engineers + index)];
  const draw = (indexes: readonly number[], height: number) =>
    indexes.map((index) => fin(index * step, field.height - height, wide, height)).join('');
  return svg(
    field.width,
    field.height,
    fill(beton(950), draw(places, tall.around)) +
      fill(
        sol(500),
        draw(
          range(engineers).map((index) => first + index),
          tall.engineer,
        ),
      ),
  );
}
