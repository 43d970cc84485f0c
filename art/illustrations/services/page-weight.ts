import { beton, faded, leaf, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

const FLOOR = 440;
const HEIGHT_PER_KB = 3.2;
export const BUDGET = 90;

/** Weight of the page in each release, in kB. One is over the budget; the next ones are not. */
export const RELEASES = [71, 72, 72, 74, 73, 76, 78, 77, 79, 81, 80, 82, 84, 83, 85, 86, 97, 84, 83, 84];
export const STOPPED = RELEASES.findIndex((weight) => weight > BUDGET);

const heightOf = (kilobytes: number): number => kilobytes * HEIGHT_PER_KB;

/** Page weight per release as fins. The build refuses the one that rises above the line. */
export const pageWeight = (id: string): string =>
  svg(704, 644, chart() + floating(id, box(308, 472, 380, 152, beton(950), 8)) + refusal(), shadowFilter(id, 'near'));

function chart(): string {
  const bars = RELEASES.map((weight, index) => fin(72 + index * 28.2, FLOOR - heightOf(weight), 20, heightOf(weight)));
  const line = FLOOR - heightOf(BUDGET);
  const stopped = 72 + STOPPED * 28.2;
  const scale = [0, 30, 60, 90].map((weight) => {
    const y = FLOOR - heightOf(weight);
    return text(56, y + 4, `${weight}`, { size: 13.5, fill: beton(600), anchor: 'end' });
  });
  const grid = [30, 60].map((weight) => box(68, FLOOR - heightOf(weight), 564, 1, beton(200)));
  return (
    panel(24, 24, 632, 472, { fill: beton(0), line: CARD_LINE }) +
    text(48, 60, 'Page weight per release', { size: 18, weight: 600, font: 'display' }) +
    text(48, 82, 'article page, kB as sent', { size: 13.5, fill: beton(600) }) +
    grid.join('') +
    scale.join('') +
    fill(beton(300), bars.slice(0, STOPPED).join('')) +
    fill(sol(500), bars[STOPPED] ?? '') +
    fill(beton(300), bars.slice(STOPPED + 1).join('')) +
    `<path d="M68 ${line}h564" stroke="${beton(950)}" stroke-width="1.4" stroke-dasharray="2 4"/>` +
    text(72, line - 10, 'Budget 90 kB', { size: 13.5, weight: 600 }) +
    text(stopped + 10, FLOOR - heightOf(97) - 10, '97', { size: 15, weight: 600, anchor: 'middle', font: 'display' }) +
    box(68, FLOOR, 564, 1, beton(400)) +
    range(4)
      .map((index) => text(72 + index * 141, FLOOR + 20, `3.${index * 5 + 1}`, { size: 13.5, fill: beton(600) }))
      .join('')
  );
}

export const CAUSES = [
  ['tag manager, second container', '+8 kB'],
  ['font, unused weight', '+3 kB'],
] as const;

function refusal(): string {
  const causes = CAUSES.map(([what, weight], index) => {
    const y = 546 + index * 22;
    return (
      text(332, y, what, { size: 13.5, fill: beton(200), font: 'mono' }) +
      text(664, y, weight, { size: 13.5, fill: sol(400), anchor: 'end', font: 'mono' })
    );
  });
  return (
    text(332, 502, 'Release 3.17 stopped', { size: 15, weight: 600, font: 'display', fill: beton(0) }) +
    text(664, 502, '7 kB over', { weight: 600, fill: sol(400), anchor: 'end' }) +
    box(332, 518, 332, 1, faded(white, 0.12)) +
    causes.join('') +
    box(332, 580, 332, 1, faded(white, 0.12)) +
    tick(332, 600, 10, leaf(300)) +
    text(352, 604, 'mended before the next one', { size: 13.5, fill: beton(200) })
  );
}
