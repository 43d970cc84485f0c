import { beton, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { fill, fin, svg } from '../shapes.ts';

const FLOOR = 160;

const bars = (from: number, heights: number[]): string =>
  heights.map((height, index) => fin(from + index * 16, FLOOR - height, 12, height)).join('');

const frame = (outline: string): string => `<path stroke="${beton(950)}" stroke-dasharray="2 4" d="${outline}"/>`;

const picture = (body: string): string => svg(416, 190, `${body}<path stroke="${beton(950)}" d="M32 160.5h352"/>`);

/** A frame of fixed size, filled exactly. */
export const fixedCost = (): string =>
  picture(
    fill(
      beton(950),
      bars(
        64,
        range(17).map(() => 96),
      ),
    ) +
      fill(sol(500), bars(336, [96])) +
      frame('M52.5 38v132M363.5 38v132'),
  );

/** Two groups in different places, joined by a line. */
export const offshoreCenter = (): string =>
  picture(
    fill(
      beton(950),
      bars(
        32,
        range(6).map(() => 112),
      ) +
        bars(
          288,
          range(6).map(() => 112),
        ),
    ) +
      fill(
        sol(500),
        bars(
          128,
          range(8).map(() => 64),
        ) + bars(256, [64, 64]),
      ),
  );

/** One group in three hands: built up, run by us, handed over. */
export function buildOperateTransfer(): string {
  const heights = range(22).map(() => 96);
  return picture(
    fill(beton(950), bars(32, heights.slice(0, 8))) +
      fill(beton(0), bars(160, heights.slice(8, 15))) +
      fill(sol(500), bars(272, heights.slice(15))) +
      frame('M152.5 30v140M264.5 30v140'),
  );
}
