import { centered, drawFins, fin, standing } from '../../ui/figure/fins.ts';
import type { Props } from './schema.ts';
import '../../ui/figure/fins.css';

type FinName = Props['items'][number]['fins'];

interface Drawing {
  width: number;
  height: number;
  rest: string;
  lit: string;
}

const draw = (width: number, height: number, drawn: { rest: string; lit: string }): Drawing => ({
  width,
  height,
  ...drawn,
});
const ground = (heights: readonly number[], isLit: (at: number) => boolean) =>
  draw(156, 80, drawFins(standing(80, heights), isLit));
const middle = (heights: readonly number[], isLit: (at: number) => boolean) =>
  draw(156, 80, drawFins(centered(80, heights), isLit));
/** A strip ends with a fin, like its line; the gap between its parts equals that between fins. */
const part = (heights: readonly number[], isLit: (at: number) => boolean = () => false, width = 150) =>
  draw(width, 96, drawFins(standing(96, heights), isLit));

/** Fins around and inside a finding. */
const outside = [0, 1, 2, 3, 4, 11, 12, 13, 14, 15];
const inside = [5, 6, 7, 8, 9, 10];

const drawings: Record<FinName, Drawing> = {
  /** A queue by worth, first lit. */
  ranked: ground([80, 64, 54, 46, 39, 33, 28, 24, 20, 17, 14, 12, 10, 8, 7, 6], (at) => at === 0),
  /** Value before and value now. */
  stepped: ground([24, 24, 24, 24, 24, 24, 24, 24, 64, 64, 64, 64, 64, 64, 64, 64], (at) => at > 7),
  /** Two sides, and their joint. */
  sealed: middle([36, 36, 36, 36, 36, 36, 36, 80, 80, 36, 36, 36, 36, 36, 36, 36], (at) => at === 7 || at === 8),
  /** A marked part outside the pattern. */
  odd: ground([6, 10, 16, 24, 34, 44, 52, 56, 54, 46, 36, 26, 18, 80, 8, 6], (at) => at === 13),
  /** All of one height, and all lit. */
  checked: ground(Array<number>(16).fill(44), () => true),
  /** Work with a release after each piece. */
  released: ground(
    Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? 80 : 32)),
    (at) => at % 4 === 3,
  ),
  /** A word in silence. */
  voice: middle([4, 8, 6, 18, 40, 66, 50, 78, 58, 34, 48, 22, 10, 6, 8, 4], (at) => at > 3 && at < 11),
  /** Findings in a picture. */
  framed: draw(156, 80, {
    rest: [
      ...outside.map((at) => fin(at, [0, 80])),
      ...inside.flatMap((at) => [fin(at, [0, 18]), fin(at, [62, 80])]),
    ].join(''),
    lit: inside.map((at) => fin(at, [24, 56])).join(''),
  }),
  raw: part([22, 70, 9, 48, 84, 30, 12, 61, 38, 92, 17, 54, 26, 76, 40]),
  even: part(Array<number>(15).fill(48)),
  watched: part([44, 50, 46, 52, 47, 43, 51, 48, 45, 53, 92, 47, 50, 46, 52], (at) => at === 10),
  ahead: part([38, 37, 42, 45, 44, 50, 54, 53, 60, 66, 72, 79, 87, 96], (at) => at > 7, 136),
};

/** A few fins. Decoration: the name is below. */
export function FinMark({ name, strip }: { name: FinName; strip: boolean }) {
  const { width, height, rest, lit } = drawings[name];
  return (
    <svg
      className={strip ? 'fins part-fins' : 'fins offering-mark'}
      data-fins={strip ? name : undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={strip ? 'none' : undefined}
      aria-hidden
    >
      <path d={rest} />
      <path className="fins-lit" d={lit} />
    </svg>
  );
}
