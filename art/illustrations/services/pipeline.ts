import { beton, shade, sol } from '../../palette.ts';
import { box, fill, fin, risingGradient, svg, text } from '../shapes.ts';

export const STAGES = ['Goals', 'Cases', 'Architecture', 'Prototype', 'Plan', 'Build', 'Test', 'Review', 'Launch'];
const STAGE_WIDTH = 1280 / 9;

/** The phases, the stage each begins with, and the words of the requirements. */
export const PHASES = [
  { name: 'Discover & Define', from: 0 },
  { name: 'Blueprint', from: 2 },
  { name: 'Execution and Delivery', from: 5 },
];

/** Nine stages of one project in three phases: as many fins are lit as stages are reached. */
export function pipeline(id: string): string {
  const colors = [beton(500), shade(400), `url(#${id}-g)`];
  const stages = STAGES.map((stage, index) => {
    const x = index * STAGE_WIDTH;
    const phase = PHASES.findLastIndex(({ from }) => index >= from);
    const fins = STAGES.map((_, place) => fin(x + place * 15, 40, 10, 160));
    return (
      fill(colors[phase] ?? '', fins.slice(0, index + 1).join('')) +
      fill(beton(200), fins.slice(index + 1).join('')) +
      box(x, 216, STAGE_WIDTH - 12, 2, beton(950)) +
      text(x, 250, stage, { size: 20.5, weight: 500, font: 'display' })
    );
  });
  const phases = PHASES.map(({ name, from }) => text(from * STAGE_WIDTH, 284, name, { size: 20.5, fill: beton(600) }));
  return svg(1280, 304, stages.join('') + phases.join(''), risingGradient(`${id}-g`, 40, 200, sol(300), sol(500)));
}
