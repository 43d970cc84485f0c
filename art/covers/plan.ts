import { light } from '../light.ts';
import { shadow } from '../palette.ts';
import { clamp, divide, lerp, r1 } from '../svg/number.ts';
import { type Composition, frame, HEIGHT, linear, path, radial, rect, type Stop, WIDTH } from './frame.ts';

/** Fins from above, early: each throws a shadow as long as it is tall. */
export const plan: Composition = (id, next, ramp) => {
  const day = ramp === 'day';
  const fromLeft = next() > 0.5;
  const columns = Math.round(lerp(4, 8, next()));
  const rows = Math.round(lerp(2, 4, next()));
  const slope = lerp(0.24, 0.6, next());
  const spans = divide(columns, lerp(1, 2.4, next()), WIDTH * 1.16, next() > 0.5);
  const rowHeight = (HEIGHT * 1.1) / rows;
  const dark = day ? shadow.dayDeep : shadow.nightDeep;
  const sunX = fromLeft ? 0 : WIDTH;
  const amounts: [number, number][] = day
    ? [
        [0, 0.92],
        [0.35, 0.62],
        [0.75, 0.2],
        [1, 0.05],
      ]
    : [
        [0, 0.9],
        [0.22, 0.72],
        [0.55, 0.46],
        [1, 0.2],
      ];
  let gradients = radial(
    `${id}-g`,
    { x: sunX, y: -HEIGHT * 0.1, r: WIDTH * 1.12 },
    amounts.map(([at, amount]): Stop => [at, light(ramp, amount)]),
  );
  let shadows = '';
  let tops = '';
  const chosen = Math.floor(next() * columns * rows);
  for (let row = 0; row < rows; row++) {
    spans.forEach((span, column) => {
      const index = row * columns + column;
      const thick = Math.max(9, span.size * lerp(0.1, 0.2, next()));
      const long = rowHeight * lerp(0.46, 0.8, next());
      const x = span.from - WIDTH * 0.08 + span.size * 0.3;
      const y = row * rowHeight - HEIGHT * 0.04 + (rowHeight - long) / 2 + (column % 2 ? rowHeight * 0.12 : 0);
      const reach = lerp(1.1, 2.1, next()) * Math.min(span.size * 1.6, 190) * (index === chosen ? 1.35 : 1);
      const across = (fromLeft ? 1 : -1) * reach;
      const down = reach * slope;
      const [near, far] = fromLeft ? [x, x + thick] : [x + thick, x];
      gradients += linear(
        `${id}-s${index}`,
        // Runs across, so that the upright far edge has faded all along.
        { x1: near, x2: near + across },
        [
          [0, dark, day ? 0.62 : 0.86],
          [1, dark, 0],
        ],
      );
      const corners: [number, number][] = [
        [near, y],
        [far, y],
        [far + across, y + down],
        [far + across, y + long + down],
        [near + across, y + long + down],
        [near, y + long],
      ];
      shadows += path(`url(#${id}-s${index})`, `M${corners.map(([cx, cy]) => `${r1(cx)} ${r1(cy)}`).join('L')}z`);
      const distance = Math.hypot(x - sunX, y) / WIDTH;
      const amount = day ? 0.1 : clamp(0.86 - distance * 0.34);
      tops += path(light(ramp, index === chosen ? (day ? 0.78 : 1) : amount), rect(x, y, thick, long));
      tops += path(light(ramp, day ? 0.82 : 1), rect(fromLeft ? x : x + thick - 2.5, y, 2.5, long));
    });
  }
  return frame(gradients, shadows + tops, `url(#${id}-g)`);
};
