import { centered, drawFins, fin, standing } from '../../ui/figure/fins.ts';
import './offering-mark.css';
import '../../ui/figure/fins.css';

const height = 80;
const ground = (...heights: number[]) => standing(height, heights);
const middle = (...heights: number[]) => centered(height, heights);

/** Around and inside of what is found. */
const outside = [0, 1, 2, 3, 4, 11, 12, 13, 14, 15];
const inside = [5, 6, 7, 8, 9, 10];

const drawings = {
  /** A queue by worth, and its first. */
  ranked: drawFins(ground(80, 64, 54, 46, 39, 33, 28, 24, 20, 17, 14, 12, 10, 8, 7, 6), (at) => at === 0),
  /** As it was, and as it is since. */
  stepped: drawFins(ground(24, 24, 24, 24, 24, 24, 24, 24, 64, 64, 64, 64, 64, 64, 64, 64), (at) => at > 7),
  /** Two sides, and what holds both. */
  sealed: drawFins(
    middle(36, 36, 36, 36, 36, 36, 36, 80, 80, 36, 36, 36, 36, 36, 36, 36),
    (at) => at === 7 || at === 8,
  ),
  /** What the pattern does not explain. */
  odd: drawFins(ground(6, 10, 16, 24, 34, 44, 52, 56, 54, 46, 36, 26, 18, 80, 8, 6), (at) => at === 13),
  /** All of one height, and all looked at. */
  even: drawFins(ground(...Array<number>(16).fill(44)), () => true),
  /** Work, and a release after each piece of it. */
  released: drawFins(ground(...Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? 80 : 32))), (at) => at % 4 === 3),
  /** A word, and the silence around it. */
  voice: drawFins(middle(4, 8, 6, 18, 40, 66, 50, 78, 58, 34, 48, 22, 10, 6, 8, 4), (at) => at > 3 && at < 11),
  /** What is found in a picture. */
  framed: {
    rest: [
      ...outside.map((at) => fin(at, [0, height])),
      ...inside.flatMap((at) => [fin(at, [0, 18]), fin(at, [62, height])]),
    ].join(''),
    lit: inside.map((at) => fin(at, [24, 56])).join(''),
  },
};

export type OfferingMarkName = keyof typeof drawings;

/** A skill as sixteen fins. Decoration: its name stands below. */
export function OfferingMark({ name }: { name: OfferingMarkName }) {
  const { rest, lit } = drawings[name];
  return (
    <svg className="fins offering-mark" viewBox={`0 0 156 ${height}`} aria-hidden>
      <path d={rest} />
      <path className="fins-lit" d={lit} />
    </svg>
  );
}
