import { light } from '../light.ts';
import { clamp, divide, lerp, r1 } from '../svg/number.ts';
import { type Composition, frame, HEIGHT, linear, path, WIDTH } from './frame.ts';

/** The fins from inside: the light falls through them onto the floor. */
export const loggia: Composition = (id, next, ramp) => {
  const day = ramp === 'day';
  const floor = HEIGHT * lerp(0.36, 0.56, next());
  const sunX = WIDTH * lerp(0.22, 0.78, next());
  const sunY = floor - HEIGHT * lerp(0.22, 0.46, next());
  const bays = divide(Math.round(lerp(8, 15, next())), lerp(1, 3.2, next()), WIDTH * 1.06, next() > 0.5);
  const solid = lerp(0.36, 0.5, next());
  const lit = (amount: number): string => light(ramp, day ? clamp(0.25 + amount * 0.75) : amount);
  const onFloor = (x: number): number => sunX + ((x - sunX) * (HEIGHT - sunY)) / (floor - sunY);
  let gradients = '';
  let openings = '';
  let beams = '';
  let edges = '';
  bays.forEach((bay, index) => {
    const start = bay.from - WIDTH * 0.03;
    const left = start + bay.size * solid;
    const right = start + bay.size;
    const middle = (left + right) / 2;
    const near = Math.exp(-Math.abs(middle - sunX) / (WIDTH * 0.26));
    const sky = (y: number): number =>
      clamp(0.16 + 0.86 * Math.exp(-Math.hypot(middle - sunX, (y - sunY) * 0.9) / (HEIGHT * 0.42)));
    gradients += linear(
      `${id}-u${index}`,
      { y2: floor },
      [0, 0.35, 0.7, 1].map((share) => [share, lit(sky(floor * share))]),
    );
    gradients += linear(`${id}-d${index}`, { y1: floor, y2: HEIGHT }, [
      [0, lit(clamp(0.3 + 0.66 * near))],
      [0.5, lit(clamp(0.18 + 0.42 * near))],
      [1, light(ramp, day ? 0.3 : 0.16 + 0.1 * near)],
    ]);
    openings += path(`url(#${id}-u${index})`, `M${r1(left)} 0H${r1(right)}V${r1(floor)}H${r1(left)}z`);
    beams += path(
      `url(#${id}-d${index})`,
      `M${r1(left)} ${r1(floor)}H${r1(right)}L${r1(onFloor(right))} ${HEIGHT}H${r1(onFloor(left))}z`,
    );
    const edge = r1(middle < sunX ? left - 3 : right);
    edges += path(light(ramp, day ? 0.5 : 0.3 + 0.55 * near), `M${edge} 0h3V${r1(floor)}h-3z`);
  });
  gradients += linear(`${id}-f`, { y1: floor, y2: HEIGHT }, [
    [0, light(ramp, day ? 0.06 : 0.13)],
    [1, light(ramp, day ? 0.14 : 0.02)],
  ]);
  const ground = path(`url(#${id}-f)`, `M0 ${r1(floor)}h${WIDTH}V${HEIGHT}H0z`);
  const sill = path(light(ramp, day ? 0.3 : 0), `M0 ${r1(floor - 3)}h${WIDTH}v6H0z`);
  return frame(gradients, ground + beams + openings + edges + sill, light(ramp, day ? 0.02 : 0.03));
};
