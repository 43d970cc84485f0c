import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, svg } from '../shapes.ts';

/** What changes when a model joins: three rows of fins on one floor, without words. */

const WIDTH = 400;
const FLOOR = 104;
const STEP = 8;
const COUNT = WIDTH / STEP;

const standing = (heights: readonly number[], isShown: (index: number) => boolean = () => true): string =>
  heights.map((height, index) => (isShown(index) ? fin(index * STEP, FLOOR - height, 5, height) : '')).join('');

const onFloor = (body: string): string => svg(WIDTH, FLOOR + 2, `${body}${box(0, FLOOR, WIDTH, 1.5, beton(950))}`);

/** Three options: where each result likely lies, and how far it may miss. The narrow one can be decided on. */
export function decisionEffect(): string {
  const options = [
    { at: 9, doubt: 4.6, height: 54 },
    { at: 25.5, doubt: 2.6, height: 98 },
    { at: 41.5, doubt: 4, height: 66 },
  ];
  const hill = ({ at, doubt, height }: (typeof options)[number]): number[] =>
    range(COUNT).map((index) => Math.max(3, height * Math.exp(-(((index - at) / doubt) ** 2) / 2)));
  const hills = options.map(hill);
  const nearest = (index: number): number => (index < 17 ? 0 : index < 34 ? 1 : 2);
  const part = (which: number): string => standing(hills[which] ?? [], (index) => nearest(index) === which);
  return onFloor(fill(beton(300), part(0) + part(2)) + fill(sol(500), part(1)));
}

/** Work that runs by itself, and the four pieces that somebody gets. */
export function automationEffect(): string {
  const exceptions = [11, 24, 30, 43];
  const isException = (index: number): boolean => exceptions.includes(index);
  return onFloor(
    fill(
      beton(300),
      standing(
        range(COUNT).map(() => 48),
        (index) => !isException(index),
      ),
    ) +
      fill(
        sol(500),
        standing(
          range(COUNT).map(() => 98),
          isException,
        ),
      ),
  );
}

/** A reminder every sixth day, until the customer says stop. */
export function remindersEffect(): string {
  const stop = 32;
  const heights = range(COUNT).map((index) => (index <= stop && index % 6 === 2 ? 40 + index * 1.75 : 10));
  return onFloor(
    fill(
      beton(300),
      standing(heights, (index) => index !== stop),
    ) +
      fill(
        sol(500),
        standing(heights, (index) => index === stop),
      ),
  );
}
