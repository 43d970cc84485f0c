import { beton, sol } from '../../palette.ts';
import { box, CARD_LINE, panel, svg, text } from '../shapes.ts';

type Rule = { word: string; what: [string, string]; icon: string; lit?: boolean };

/** Icons on a field of 24 × 24: outlines of Lucide. */
const SIGNED =
  'M14.4 7.9A1 1 0 0 1 14 7V2M20 19.6V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6M8 18h1M18.4 9.6a2 2 0 0 1 3 3L17 17l-4 1 1-4z';
const CHECKED = 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6l8-3 8 3zM9 12l2 2 4-4';
const MONEY =
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 12h.01M18 12h.01';
const BELL =
  'M10.3 21a2 2 0 0 0 3.4 0M22 8c0-2.3-.8-4.3-2-6M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3M4 2C2.8 3.7 2 5.7 2 8';

const RULES: Rule[] = [
  { word: 'When', what: ['All parties', 'have signed'], icon: SIGNED },
  { word: 'And', what: ['Identity is', 'checked for each'], icon: CHECKED },
  { word: 'Then', what: ['Release the', 'first payment'], icon: MONEY, lit: true },
  { word: 'Then', what: ['Notify finance', 'and the client'], icon: BELL, lit: true },
];

/** What happens after the last signature, on the columns of a page: two conditions, two consequences. */
export const trigger = (): string =>
  svg(1280, 200, `<path d="M40 100h1200" stroke="${beton(500)}" stroke-width="2"/>${RULES.map(column).join('')}`);

function column({ word, what, icon, lit }: Rule, index: number): string {
  const x = index * 326;
  return (
    plate(x, 0, 302, 200, lit) +
    text(x + 24, 45, word, { size: 21, weight: 500, fill: lit ? beton(950) : beton(600) }) +
    outline(icon, x + 242, 22, 1.5) +
    what.map((line, row) => text(x + 24, 138 + row * 32, line, { size: 26, weight: 600, font: 'display' })).join('')
  );
}

const HEIGHT = 74;
const STEP = HEIGHT + 24;

/** The same from top to bottom, from edge to edge of the words above. */
export const triggerNarrow = (): string =>
  svg(
    360,
    STEP * 3 + HEIGHT,
    `<path d="M180 ${HEIGHT / 2}v${STEP * 3}" stroke="${beton(500)}" stroke-width="2"/>${RULES.map(row).join('')}`,
  );

function row({ word, what, icon, lit }: Rule, index: number): string {
  const y = index * STEP;
  return (
    plate(0, y, 360, HEIGHT, lit) +
    text(20, y + 43, word, { size: 16, weight: 500, fill: lit ? beton(950) : beton(600) }) +
    text(80, y + 43, what.join(' '), { size: 17, weight: 600, font: 'display' }) +
    outline(icon, 316, y + 25)
  );
}

const plate = (x: number, y: number, width: number, height: number, lit?: boolean): string =>
  lit
    ? box(x, y, width, height, sol(500), 6)
    : panel(x, y, width, height, { fill: beton(0), line: CARD_LINE, radius: 6 });

const outline = (icon: string, x: number, y: number, scale = 1): string =>
  `<path d="${icon}" transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}" fill="none" stroke="${beton(950)}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
