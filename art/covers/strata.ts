import { light } from '../light.ts';
import { shadow } from '../palette.ts';
import { clamp, divide, lerp, r1, range } from '../svg/number.ts';
import { type Composition, frame, HEIGHT, linear, path, radial, type Stop, WIDTH } from './frame.ts';

/** A horizon of stacked slabs, dawn behind them: each layer is darker than the one it hides. */
export const strata: Composition = (id, next, ramp) => {
  const day = ramp === 'day';
  const horizon = HEIGHT * lerp(0.42, 0.6, next());
  const sunX = WIDTH * lerp(0.24, 0.76, next());
  const radius = HEIGHT * lerp(0.24, 0.38, next());
  const sunY = horizon - radius * lerp(-0.1, 0.42, next());
  const layers = Math.round(lerp(4, 6, next()));
  const lit = (amount: number): string => light(ramp, clamp(day ? amount * 0.95 : amount));
  const sky: [number, number][] = [
    [0, 0.62],
    [0.28, 0.56],
    [0.55, 0.34],
    [1, day ? 0.04 : 0.1],
  ];
  let gradients = radial(
    `${id}-k`,
    { x: sunX, y: sunY, r: WIDTH * 0.62 },
    sky.map(([at, amount]): Stop => [at, lit(amount)]),
  );
  gradients += linear(`${id}-d`, { y1: sunY - radius, y2: sunY + radius }, [
    [0, light(ramp, 1)],
    [0.5, light(ramp, 0.9)],
    [1, light(ramp, 0.72)],
  ]);
  const disc = slicedSun({ x: sunX, y: sunY, radius }, next);
  const slabs = range(layers).map((layer) => {
    const depth = layer / (layers - 1);
    const base = lerp(horizon, HEIGHT * 0.92, depth ** 1.15);
    const count = Math.round(lerp(4, 7, next()));
    const blocks = divide(count, lerp(1, 3.5, next()), WIDTH, next() > 0.5);
    const lift = HEIGHT * lerp(0.05, 0.17, 1 - depth * 0.6);
    const amountAt = (x: number): number => {
      const near = (day ? 0.66 : 0.58) * Math.exp(-Math.abs(x - sunX) / (WIDTH * 0.34)) * (1 - depth * 0.72);
      return clamp(near + (day ? 0.34 - depth * 0.26 : 0.1 - depth * 0.09));
    };
    const shares = [0, 0.2, 0.4, 0.6, 0.8, 1, clamp(sunX / WIDTH)].sort((a, b) => a - b);
    gradients += linear(
      `${id}-l${layer}`,
      { x2: WIDTH },
      shares.map((share): Stop => [share, lit(amountAt(share * WIDTH))]),
    );
    let outline = `M0 ${HEIGHT}`;
    let lips = '';
    let ribs = '';
    blocks.forEach((block, index) => {
      const x = block.from;
      const y = base - lift * (((index * 7 + layer * 3 + Math.floor(next() * 5)) % 5) / 4);
      outline += `V${r1(y)}H${r1(x + block.size)}`;
      const near = Math.exp(-Math.abs(x + block.size / 2 - sunX) / (WIDTH * 0.3)) * (1 - depth * 0.65);
      const lip = `M${r1(x)} ${r1(y)}h${r1(block.size)}v${r1(2 + 2 * near)}h${r1(-block.size)}z`;
      lips += path(lit(clamp((day ? 0.5 : 0.16) + 0.8 * near)), lip);
      if (next() <= 0.5) return;
      const fins = Math.max(3, Math.round(block.size / 13));
      for (const fin of range(fins)) {
        ribs += `M${r1(x + 6 + (fin * (block.size - 8)) / fins)} ${r1(y + 16)}V${r1(Math.min(HEIGHT, y + HEIGHT * 0.34))}`;
      }
    });
    const stroke = `stroke="${day ? shadow.day : shadow.nightDeepest}" stroke-opacity="${day ? 0.13 : 0.34}" stroke-width="3.5"`;
    return `${path(`url(#${id}-l${layer})`, `${outline}V${HEIGHT}z`)}<path ${stroke} fill="none" d="${ribs}"/>${lips}`;
  });
  return frame(gradients, `<g fill="url(#${id}-d)">${disc}</g>${slabs.join('')}`, `url(#${id}-k)`);
};

/** Cuts the sun into vertical slices, each shifted a little. */
function slicedSun(sun: { x: number; y: number; radius: number }, next: () => number): string {
  const { radius } = sun;
  const spans = divide(Math.round(lerp(5, 8, next())), lerp(1.4, 3, next()), 2 * radius, next() > 0.5);
  const phase = next() * 6;
  const chord = (at: number): number => Math.sqrt(Math.max(0, radius * radius - at * at));
  return spans
    .map((span, index) => {
      const left = -radius + span.from + (index ? 2.5 : 0);
      const right = -radius + span.from + span.size;
      const y = sun.y + Math.sin(index * 2.4 + phase) * radius * 0.07;
      const arc = `A${r1(radius)} ${r1(radius)} 0 0 1 `;
      const point = (x: number, above: number): string => `${r1(sun.x + x)} ${r1(y - above)}`;
      return `<path d="M${point(left, chord(left))}${arc}${point(right, chord(right))}V${r1(y + chord(right))}${arc}${point(left, -chord(left))}z"/>`;
    })
    .join('');
}
