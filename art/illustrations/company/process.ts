import { beton, shade, sol } from '../../palette.ts';
import { r1, random } from '../../svg/number.ts';
import { box, fill, fin, risingGradient, svg, text } from '../shapes.ts';

/** The durations are the words of the requirements. */
const PHASES = [
  {
    name: 'Discover & Define',
    from: 0,
    to: 300,
    duration: '1 to 2 weeks',
    results: ['Goals and limits', 'Cases ranked by value', 'Costs and risks'],
  },
  {
    name: 'Blueprint',
    from: 324,
    to: 792,
    duration: '1 to 3 months',
    results: ['Architecture', 'Clickable prototype', 'Plan with dates'],
  },
  {
    name: 'Execution and Delivery',
    from: 816,
    to: 1280,
    duration: 'project dependent',
    results: ['Working software at each review', 'Tests and security review', 'Launch, handover, support'],
  },
];

/** The development process in three phases, each with its duration and its results. */
export function process(id: string): string {
  const noise = random('process');
  const colors = [beton(300), shade(400), `url(#${id}-g)`];
  const phases = PHASES.map(({ name, from, to, duration, results }, index) => {
    let bars = '';
    for (let x = from; x < to - 8; x += 14) {
      const height = 40 + 150 * (x / 1280) ** 1.3 + (noise() - 0.5) * 26;
      bars += fin(r1(x), 236 - height, 9, height);
    }
    return (
      fill(colors[index] ?? '', bars) +
      box(from, 252, to - from, 2, beton(950)) +
      text(from, 288, name, { size: 22, weight: 500, font: 'display' }) +
      text(from, 310, duration, { size: 14, fill: sol(700), weight: 600 }) +
      results.map((result, line) => text(from, 340 + line * 22, result, { size: 14, fill: beton(800) })).join('')
    );
  });
  return svg(1280, 400, phases.join(''), risingGradient(`${id}-g`, 40, 236, sol(300), sol(500)));
}
