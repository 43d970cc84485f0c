import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text } from '../shapes.ts';

/** Fragments of other conversations than the one in the opening, one for each ability of the bot. */

const fragment = (ground: string, body: string) => (): string => svg(400, 150, box(0, 0, 400, 150, ground) + body);

const SIZE = 15;

/** A language, and what was asked in it. */
const asked = (y: number, language: string, width: number, words: string): string =>
  text(20, y + 27, language, { size: SIZE, weight: 600, fill: sol(800) }) +
  box(380 - width, y, width, 44, beton(950), 10) +
  text(396 - width, y + 28, words, { size: SIZE, fill: beton(0) });

const fins = (x: number, y: number, count: number): string =>
  range(count)
    .map((index) => fin(x + index * 6, y, 4, 22))
    .join('');

/** What it may mean, and how likely that is. */
const meaning = (y: number, words: string, lit: number): string =>
  text(32, y + 17, words, { size: SIZE, weight: 600 }) +
  fill(beton(200), fins(152 + lit * 6, y, 36 - lit)) +
  fill(sol(500), fins(152, y, lit));

export const languages = fragment(
  sol(200),
  asked(22, 'French', 220, 'Puis-je changer l’adresse ?') +
    asked(84, 'English', 260, 'Could it come after four o’clock?'),
);

export const intent = fragment(
  beton(200),
  panel(16, 20, 368, 110, { fill: beton(0), line: CARD_LINE }) +
    meaning(40, 'Order status', 32) +
    meaning(88, 'Complaint', 4),
);

export const context = fragment(
  beton(950),
  panel(16, 20, 368, 66, { fill: beton(0), line: CARD_LINE }) +
    text(32, 46, 'Return 2207', { size: SIZE, weight: 600 }) +
    text(368, 46, 'Label sent', { size: SIZE, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(
      sol(500),
      range(36)
        .map((index) => fin(32 + index * 6, 60, 4, 12))
        .join(''),
    ) +
    fill(
      beton(200),
      range(20)
        .map((index) => fin(248 + index * 6, 60, 4, 12))
        .join(''),
    ) +
    box(16, 102, 4, 28, sol(500)) +
    text(32, 122, 'Keeps: return 2207, label by mail', { size: SIZE, fill: beton(50) }),
);
