import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { box, fill, fin, mono, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';
import { colored } from './code-colors.ts';

/** A code editor with a berth planner, its effect on waiting time and a passed release. */
export const editor = (): string =>
  svg(704, 512, `${panel(24, 24, 656, 305, NIGHT_PANEL)}${tabs()}${tree()}${code()}${effect()}${release()}`);

const tabs = (): string =>
  box(24, 60, 656, 1, NIGHT_PANEL.line) +
  box(204, 61, 1, 267, NIGHT_PANEL.line) +
  text(44, 47, 'berth-planner', { size: 13.5, weight: 600, fill: beton(50), font: 'display' }) +
  text(224, 47, 'allocate.ts', { fill: beton(50), font: 'mono' }) +
  box(218, 58, 101, 2.5, sol(500)) +
  text(344, 47, 'allocate.test.ts', { fill: beton(400), font: 'mono' });

const FILES = [
  { name: 'src', depth: 0 },
  { name: 'allocate.ts', depth: 1, open: true },
  { name: 'tides.ts', depth: 1 },
  { name: 'cranes.ts', depth: 1 },
  { name: 'test', depth: 0 },
  { name: 'allocate.test.ts', depth: 1 },
  { name: 'infra', depth: 0 },
  { name: 'README.md', depth: 0 },
];

function tree(): string {
  const rows = FILES.map((file, index) => {
    const y = 88 + index * 27;
    const ground = file.open ? box(32, y - 17, 164, 25, faded(white, 0.08), 4) + box(32, y - 17, 3, 25, sol(500)) : '';
    return ground + text(40 + file.depth * 10, y, file.name, { fill: file.open ? beton(0) : beton(400), font: 'mono' });
  });
  return rows.join('');
}

/** TypeScript without braces. Indent in characters, then the words with the marks of `colored`. */
export const CODE: [indent: number, words: string][] = [
  [0, '*export const* allocate ='],
  [2, '(ships: Ship[], tide: Tide) => ships'],
  [4, '.sort(byCostOfDelay)'],
  [4, '.map(ship => pair(ship, free(tide)'],
  [6, '.sort(byDepth)'],
  [6, '.find(fits(ship))))'],
  [4, '#// no berth: ask the harbor master#'],
  [4, '.map(([ship, berth]) => berth'],
  [6, '? plan(ship, berth)'],
  [6, ": ask(ship, ~'no berth'~))"],
];

const CHARACTER = 9;

function code(): string {
  const lines = CODE.map(([indent, words], index) => {
    const y = 88 + index * 24;
    return (
      `<text x="222" y="${y}" font-size="15" fill="${beton(500)}">${index + 1}</text>` +
      `<text x="${254 + indent * CHARACTER}" y="${y}" font-size="15" fill="${beton(200)}">${colored(words)}</text>`
    );
  });
  return `<g ${mono}>${lines.join('')}</g>`;
}

function effect(): string {
  const noise = random('wait');
  const bars = range(36).map((index) => {
    const height = index < 20 ? 46 + noise() * 22 : 46 - (index - 20) * 2 + noise() * 12;
    return fin(44 + index * 9.9, 468 - height, 7, height);
  });
  return (
    panel(24, 344, 396, 144, NIGHT_PANEL) +
    text(44, 372, 'Waiting time per ship, hours', { size: 13.5, weight: 600, fill: beton(50), font: 'display' }) +
    fill(shade(400), bars.slice(0, 20).join(''), 0.7) +
    fill(sol(500), bars.slice(20).join('')) +
    text(400, 372, 'since release 1.4', { size: 13.5, fill: sol(400), weight: 600, anchor: 'end' })
  );
}

function release(): string {
  const rows = [
    ['418 tests', '38 s'],
    ['types and lint', '9 s'],
    ['canary, 0.00% errors', '300 s'],
    ['handover notes', 'written'],
  ] as const;
  return (
    panel(436, 344, 244, 144, NIGHT_PANEL) +
    rows
      .map(([what, took], index) => {
        const y = 376 + index * 29;
        return (
          tick(456, y - 4, 10, leaf(300)) +
          text(476, y, what, { size: 13.5, fill: beton(50) }) +
          text(660, y, took, { fill: beton(400), anchor: 'end' })
        );
      })
      .join('')
  );
}
