import { beton } from '../palette.ts';
import { EM, faceOf, setLine } from '../type/font.ts';
import { box, text } from './shapes.ts';

/** How wide a line of words is, so that what stands around it can fit it. */
export const widthOf = (words: string, size: number, weight = 400): number =>
  (setLine(words, faceOf('text'), weight).width * size) / EM;

type Look = { size?: number; leading?: number; pad?: number; height?: number; radius?: number };

/** What somebody says in a chat: a box as wide as its longest line, with as much room before the words as behind them. */
function bubble(x: (width: number) => number, y: number, lines: string[], ground: string, look: Look): string {
  const { size = 13, leading = 19, pad = 16, height = 38, radius = 10 } = look;
  const width = Math.ceil(Math.max(...lines.map((line) => widthOf(line, size)))) + 2 * pad;
  const left = x(width);
  const ink = ground === beton(950) ? beton(0) : beton(950);
  return (
    box(left, y, width, height + (lines.length - 1) * leading, ground, radius) +
    lines
      .map((line, index) => text(left + pad, y + height / 2 + size * 0.36 + index * leading, line, { size, fill: ink }))
      .join('')
  );
}

/** Of a customer: dark, at the right edge. */
export const asks = (right: number, y: number, words: string, look: Look = {}): string =>
  bubble((width) => right - width, y, [words], beton(950), look);

/** Of the bot: pale, at the left edge. */
export const answers = (left: number, y: number, lines: string[], look: Look = {}): string =>
  bubble(() => left, y, lines, beton(100), look);
