import { light } from '../light.ts';
import { clamp, divide, lerp } from '../svg/number.ts';
import { type Composition, frame, HEIGHT, linear, path, rect, WIDTH } from './frame.ts';

type Cell = { x: number; y: number; width: number; height: number; distance: number; catches: number; kind: number };

/** Half the street between two sectors. */
const STREET = 2;

/** A plan of sectors: one is lit, and its neighbours catch some of it. */
export const sectors: Composition = (id, next, ramp) => {
  const day = ramp === 'day';
  const columns = divide(Math.round(lerp(5, 9, next())), lerp(1.2, 3.4, next()), WIDTH, next() > 0.5);
  const rows = divide(Math.round(lerp(3, 6, next())), lerp(1, 2, next()), HEIGHT, next() > 0.5);
  const sunX = WIDTH * lerp(0.2, 0.8, next());
  const sunY = HEIGHT * lerp(0.25, 0.75, next());
  const reach = HEIGHT * lerp(0.42, 0.62, next());
  const cells: Cell[] = rows.flatMap((row) =>
    columns.map((column) => ({
      x: column.from + STREET,
      y: row.from + STREET,
      width: column.size - 2 * STREET,
      height: row.size - 2 * STREET,
      distance: Math.hypot(column.from + column.size / 2 - sunX, row.from + row.size / 2 - sunY),
      catches: next(),
      kind: next(),
    })),
  );
  const nearest = Math.min(...cells.map((cell) => cell.distance));
  let gradient = '';
  const drawn = cells.map((cell) => {
    const { x, y, width, height } = cell;
    if (cell.distance === nearest) {
      gradient = linear(`${id}-c`, { y1: y, y2: y + height }, [
        [0, light(ramp, 1)],
        [0.5, light(ramp, 0.88)],
        [1, light(ramp, 0.74)],
      ]);
      return path(`url(#${id}-c)`, rect(x, y, width, height));
    }
    const fall = Math.exp(-((cell.distance / reach) ** 2) * 1.5);
    const amount = clamp((day ? 0.04 : 0.08) + 0.84 * fall * (0.62 + 0.5 * cell.catches));
    if (cell.kind > 0.62) return wearingFins(cell, amount);
    if (cell.kind > 0.36) {
      return (
        path(light(ramp, amount), rect(x, y, width, height * 0.55 - STREET)) +
        path(light(ramp, amount * 0.72), rect(x, y + height * 0.55 + STREET, width, height * 0.45 - STREET))
      );
    }
    return path(light(ramp, amount), rect(x, y, width, height));
  });

  function wearingFins({ x, y, width, height }: Cell, amount: number): string {
    const count = Math.max(4, Math.round(width / 13));
    const size = width / count;
    let drawn = '';
    for (let index = 0; index < count; index++) {
      const toward = 1 - Math.abs(x + size * (index + 0.5) - sunX) / WIDTH;
      const color = light(ramp, clamp(amount * (0.62 + 0.5 * toward)));
      drawn += path(color, rect(x + index * size, y, size * 0.78, height));
    }
    return drawn;
  }
  return frame(gradient, drawn.join(''), light(ramp, day ? 0.26 : 0));
};
