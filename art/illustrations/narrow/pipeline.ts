import { beton, shade, sol } from '../../palette.ts';
import { PHASES, STAGES } from '../services/pipeline.ts';
import { box, fill, fin, svg, text } from '../shapes.ts';

const STEP = 40;
const GAP = 20;
const COLORS = [beton(500), shade(400), sol(500)];

/** The nine stages upright, from first to last: as many fins as stages are reached, in the color of the phase. */
export function pipelineNarrow(): string {
  let y = 0;
  const phases = PHASES.map(({ name, from }, index) => {
    const stages = STAGES.slice(from, PHASES[index + 1]?.from);
    const top = y;
    y += 44 + stages.length * STEP + GAP;
    const rows = stages.map((stage, place) => {
      const line = top + 44 + place * STEP;
      const reached = from + place + 1;
      const fins = STAGES.map((_, each) => fin(each * 14, line + 4, 9, 32));
      return (
        fill(COLORS[index] ?? '', fins.slice(0, reached).join('')) +
        fill(beton(200), fins.slice(reached).join('')) +
        text(146, line + 27, stage, { size: 18, weight: 500, font: 'display' }) +
        text(344, line + 27, `${reached}`, { size: 15, fill: beton(600), anchor: 'end', font: 'display' })
      );
    });
    return (
      text(0, top + 20, name, { size: 15, weight: 600, fill: beton(700) }) +
      box(0, top + 34, 344, 2, beton(950)) +
      rows.join('')
    );
  });
  return svg(344, y - GAP, phases.join(''));
}
