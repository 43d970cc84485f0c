import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text } from '../shapes.ts';

/** Fragments of other conversations than the one in the opening, one for each ability of the bot: somebody asks, and then. */

const SIZE = 16;

const fragment = (body: string) => (): string => svg(400, 157, body);

/** What a customer says, at the right. */
const asked = (y: number, width: number, words: string): string =>
  box(400 - width, y, width, 44, beton(950), 10) + text(416 - width, y + 28, words, { size: SIZE, fill: beton(0) });

const fins = (x: number, y: number, from: number, to: number, height: number): string =>
  range(to - from)
    .map((index) => fin(x + (from + index) * 6, y, 4, height))
    .join('');

/** What it may mean, and how likely that is. */
const meaning = (y: number, words: string, lit: number): string =>
  text(18, y + 18, words, { size: SIZE, weight: 600 }) +
  fill(beton(200), fins(142, y, lit, 40, 24)) +
  fill(sol(500), fins(142, y, 0, lit, 24));

const language = (y: number, words: string): string =>
  text(0, y + 28, words, { size: SIZE, weight: 600, fill: sol(700) });

export const languages = fragment(
  language(0, 'French') +
    asked(0, 222, 'Puis-je changer l’adresse ?') +
    panel(0, 56, 185, 44, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
    text(16, 84, 'Oui. Quelle adresse ?', { size: SIZE }) +
    language(112, 'English') +
    asked(112, 268, 'Could it come after four o’clock?'),
);

export const intent = fragment(
  asked(0, 212, 'It should be here by now.') +
    panel(0, 56, 400, 100, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
    meaning(71, 'Order status', 36) +
    meaning(117, 'Complaint', 4),
);

export const context = fragment(
  asked(0, 164, 'Has it arrived yet?') +
    panel(0, 56, 400, 64, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
    text(18, 81, 'Return 2207', { size: SIZE, weight: 600 }) +
    text(382, 81, 'Label sent', { size: SIZE, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), fins(18, 94, 38, 61, 13)) +
    fill(sol(500), fins(18, 94, 0, 38, 13)) +
    box(0, 132, 4, 24, sol(500)) +
    text(16, 150, 'Keeps: return 2207, label by mail', { size: SIZE, fill: beton(700) }),
);
