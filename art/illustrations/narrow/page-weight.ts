import { beton, faded, leaf, sol, white } from '../../palette.ts';
import { BUDGET, CAUSES, RELEASES, STOPPED } from '../services/page-weight.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';

const FLOOR = 232;
const STEP = 14.8;
const LEFT = 48;

const heightOf = (kilobytes: number): number => kilobytes * 1.35;

/** The release that weighs too much, and why it was stopped. */
export const pageWeightNarrow = (): string => svg(360, 440, chart() + refusal());

function chart(): string {
  const bars = RELEASES.map((weight, index) =>
    fin(LEFT + index * STEP, FLOOR - heightOf(weight), 10, heightOf(weight)),
  );
  const line = FLOOR - heightOf(BUDGET);
  const scale = [0, 30, 60, 90].map((weight) => {
    const y = FLOOR - heightOf(weight);
    const grid = weight < BUDGET ? box(LEFT - 4, y, 300, 1, beton(200)) : '';
    return grid + text(LEFT - 12, y + 5, `${weight}`, { size: 13.5, fill: beton(600), anchor: 'end' });
  });
  return (
    panel(0, 0, 360, 272, { fill: beton(0), line: CARD_LINE }) +
    text(16, 34, 'Page weight per release', { size: 18, weight: 600, font: 'display' }) +
    text(16, 56, 'article page, kB as sent', { size: 14, fill: beton(600) }) +
    scale.join('') +
    fill(beton(300), bars.filter((_, index) => index !== STOPPED).join('')) +
    fill(sol(500), bars[STOPPED] ?? '') +
    `<path d="M${LEFT - 4} ${line}h300" stroke="${beton(950)}" stroke-width="1.4" stroke-dasharray="2 4"/>` +
    text(LEFT, line - 9, 'Budget 90 kB', { size: 14, weight: 600 }) +
    text(LEFT + STOPPED * STEP + 5, FLOOR - heightOf(97) - 8, '97', {
      ...{ size: 16, weight: 600, anchor: 'middle', font: 'display' },
    }) +
    box(LEFT - 4, FLOOR, 300, 1, beton(400)) +
    [1, 6, 11, 16]
      .map((release, index) =>
        text(LEFT + index * 5 * STEP, FLOOR + 22, `3.${release}`, { size: 13.5, fill: beton(600) }),
      )
      .join('')
  );
}

function refusal(): string {
  const causes = CAUSES.map(([what, weight], index) => {
    const y = 350 + index * 24;
    return (
      text(16, y, what, { size: 14, fill: beton(200) }) +
      text(344, y, weight, { size: 13.5, fill: sol(400), anchor: 'end', font: 'mono' })
    );
  });
  return (
    box(0, 288, 360, 152, beton(950), 8) +
    text(16, 316, 'Release 3.17 stopped', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
    text(344, 316, '7 kB over', { size: 14, weight: 600, fill: sol(400), anchor: 'end' }) +
    box(16, 328, 328, 1, faded(white, 0.12)) +
    causes.join('') +
    box(16, 392, 328, 1, faded(white, 0.12)) +
    tick(16, 414, 11, leaf(300)) +
    text(38, 419, 'mended before the next one', { size: 14, fill: beton(200) })
  );
}
