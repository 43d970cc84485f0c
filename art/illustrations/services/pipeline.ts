import { beton, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, risingGradient, svg, text } from '../shapes.ts';

export const STAGES = ['Goals', 'Cases', 'Architecture', 'Prototype', 'Plan', 'Build', 'Test', 'Review', 'Launch'];
const STAGE_WIDTH = 1280 / 9;

/** The phases, the stage each begins with, and the words of the requirements. */
export const PHASES = [
  { name: 'Discover & Define', from: 0 },
  { name: 'Blueprint', from: 2 },
  { name: 'Execution and Delivery', from: 5 },
];

/** Where the columns of the page begin, in a drawing as wide as the window. */
const MARGIN = 80;
const HEIGHT = 340;

/** Nine stages of one project in three phases: as many fins are lit as stages are reached. */
export function pipeline(id: string): string {
  const colors = [beton(500), shade(400), `url(#${id}-g)`];
  const stages = STAGES.map((stage, index) => {
    const x = MARGIN + index * STAGE_WIDTH;
    const phase = PHASES.findLastIndex(({ from }) => index >= from);
    const fins = STAGES.map((_, place) => fin(x + place * 15, 0, 10, HEIGHT));
    return (
      fill(colors[phase] ?? '', fins.slice(0, index + 1).join('')) +
      fill(beton(200), fins.slice(index + 1).join('')) +
      box(x, HEIGHT + 16, STAGE_WIDTH - 12, 2, beton(950)) +
      text(x, HEIGHT + 50, stage, { size: 21.5, weight: 500, font: 'display' })
    );
  });
  const phases = PHASES.map(({ name, from }) =>
    text(MARGIN + from * STAGE_WIDTH, HEIGHT + 84, name, { size: 21.5, fill: beton(600) }),
  );
  // It begins with the words above it; what is launched goes on to the edge.
  const after = [...range(5).map((place) => fin(1360 + place * 15, 0, 10, HEIGHT)), fin(1435, 0, 5, HEIGHT)];
  return svg(
    1440,
    HEIGHT + 92,
    fill(`url(#${id}-g)`, after.join('')) + stages.join('') + phases.join(''),
    risingGradient(`${id}-g`, 0, HEIGHT, sol(300), sol(500)),
  );
}
