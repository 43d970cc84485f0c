import { beton, shade, sol } from '../../palette.ts';
import { r1, random, range } from '../../svg/number.ts';
import { box, fill, fin, risingGradient, svg, text } from '../shapes.ts';

const STAGES = ['Goals', 'Cases', 'Architecture', 'Prototype', 'Plan', 'Build', 'Test', 'Review', 'Launch'];
const STAGE_WIDTH = 1280 / 9;

/** The phases, the stage each begins with, and the words of the requirements. */
const PHASES = [
  { name: 'Discover & Define', from: 0 },
  { name: 'Blueprint', from: 2 },
  { name: 'Execution and Delivery', from: 5 },
];

/** Nine stages of one project in three phases: one row of fins that rises to the launch. */
export function pipeline(id: string): string {
  const noise = random('pipeline');
  const outlines = PHASES.map(() => '');
  for (const index of range(91)) {
    const x = index * 14.09;
    const phase = PHASES.findLastIndex(({ from }) => x >= from * STAGE_WIDTH);
    const height = 34 + 150 * (x / 1280) ** 1.35 + (noise() - 0.5) * 24;
    outlines[phase] += fin(x, 226 - height, 9, height);
  }
  const colors = [beton(300), shade(400), `url(#${id}-g)`];
  const stages = STAGES.map(
    (stage, index) =>
      box(index * STAGE_WIDTH, 234, STAGE_WIDTH - 6, 2, beton(950)) +
      text(index * STAGE_WIDTH, 262, stage, { size: 17, weight: 500, font: 'display' }),
  );
  const phases = PHASES.map(({ name, from }) => {
    const x = from * STAGE_WIDTH;
    const border = from ? `<path d="M${r1(x - 3)} 20V300" stroke="${beton(400)}" stroke-dasharray="2 4"/>` : '';
    return text(x, 290, name, { size: 14, fill: beton(600) }) + border;
  });
  const bars = outlines.map((outline, phase) => fill(colors[phase] ?? '', outline));
  return svg(
    1280,
    330,
    bars.join('') + stages.join('') + phases.join(''),
    risingGradient(`${id}-g`, 40, 226, sol(300), sol(500)),
  );
}
