import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text } from '../shapes.ts';

/** How many faults were found where. */
const FOUND = [
  { where: 'Design', count: 14 },
  { where: 'Build', count: 9 },
  { where: 'Test', count: 4 },
  { where: 'Live', count: 0 },
];

/** A test run with a fin for each of its 418 tests, and how early the faults were found. */
export function testRun(): string {
  const tests = range(11 * 38).map((at) => fin(22 + (at % 38) * 8.06, 56 + Math.floor(at / 38) * 11, 5, 8));
  const rows = FOUND.map(({ where, count }, index) => {
    const y = 78 + index * 33;
    const faults = range(count).map((at) => fin(448 + at * 5.6, y - 13, 3.6, 16));
    return (
      (index ? box(388, y - 22, 164, 1, beton(800)) : '') +
      text(388, y, where, { size: 16, fill: beton(200) }) +
      fill(sol(500), faults.join('')) +
      text(552, y, String(count), { size: 16, weight: 600, fill: count ? beton(50) : leaf(300), anchor: 'end' })
    );
  });
  return svg(
    572,
    196,
    panel(0, 0, 348, 196, { fill: beton(0), line: CARD_LINE, radius: 8 }) +
      text(22, 38, '418 passed', { size: 20, weight: 600, font: 'display', fill: leaf(700) }) +
      fill(leaf(500), tests.join('')) +
      box(368, 0, 204, 196, beton(950), 8) +
      text(388, 38, 'Faults found', { size: 20, weight: 600, font: 'display', fill: beton(50) }) +
      rows.join(''),
  );
}
