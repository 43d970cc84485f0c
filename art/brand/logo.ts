import stringWidth from 'string-width';
import { site } from '../../shared/site.ts';
import { beton, sol } from '../palette.ts';
import { r1 } from '../svg/number.ts';
import { escapeText } from '../svg/shapes.ts';
import { findUnsupportedLetter, type NameLine, setName } from '../type/name-letters.ts';
import { sunPath } from './sun-mark.ts';
import { findSun, type Place, placeLine } from './sunlit-name.ts';

const svg = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

/** Returns one line, or two of about equal width if one is wider than `limit` and has a space. */
function breakName(name: string, limit: number): NameLine[] {
  const whole = setName(name);
  if (whole.width <= limit) return [whole];
  const pairs = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)].map(setName));
  const widthOf = (lines: NameLine[]) => Math.max(...lines.map(({ width }) => width));
  return pairs.sort((one, other) => widthOf(one) - widthOf(other))[0] ?? [whole];
}

export const markPath = sunPath(16, 16, 14);

export const mark = (): string => svg('0 0 32 32', `<path fill="${sol(500)}" d="${markPath}"/>`);

/** Writes a name with letters that the logo's font lacks, in a font of the visitor: one size, in the same room. */
function nameInWords(name: string, size: number, x: number, baseline: number): { svg: string; width: number } {
  const width = r1((stringWidth(name) / 2) * size);
  return {
    svg: `<text x="${r1(x + width / 2)}" y="${baseline}" font-size="${size}" font-weight="600" fill="currentColor" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeText(name)}</text>`,
    width,
  };
}

/** Width beside the mark, so that the logo fits a phone beside the menu. */
const nameRoom = 170;

/** Mark and name; the name takes the color of the text around it. A long name has two lines or smaller letters. */
export function logo(name: string = site.name): string {
  if (findUnsupportedLetter(name)) {
    const { svg: words, width } = nameInWords(
      name,
      Math.floor(Math.min(24, (2 * nameRoom) / stringWidth(name))),
      38,
      23,
    );
    return svg(`0 0 ${r1(38 + width)} 32`, `<path fill="${sol(500)}" d="${markPath}"/>${words}`);
  }
  const lines = breakName(name, nameRoom / 0.03);
  const widest = Math.max(...lines.map(({ width }) => width));
  const scale = Math.min(lines.length === 1 ? 0.03 : 0.0175, nameRoom / widest);
  const place = (index: number): Place => ({
    scale,
    baseline: lines.length === 1 ? 16 + scale * (10 / 0.03) : 14 + index * 16,
  });
  const placed = lines.map((line, index) => placeLine(line, place(index)));
  const width = Math.max(...placed.map((line) => line.width));
  return svg(
    `0 0 ${r1(38 + r1(width))} 32`,
    `<path fill="${sol(500)}" d="${markPath}"/><path transform="translate(38 0)" fill="currentColor" d="${placed.map(({ outline }) => outline).join('')}"/>`,
  );
}

const word = { scale: 0.3, baseline: 244, lineHeight: 310 };
/** Height above the baseline at which the page cuts the letters: less where an L would become an I. */
const footOf = (line = '') => (/[ELZ]/.test(line.normalize('NFD').replace('Ł', 'L')) ? 14 : 45.7);
/** Width above which a name takes two lines; shorter names do not fill it. */
const widestLine = 9500;
const narrowest = 1000;

/** The name at the page's end, with the sun as its first o. A name without one has the sun before it, as in the logo. */
export function wordmark(name: string = site.name): string {
  if (findUnsupportedLetter(name)) {
    const { svg: words, width } = nameInWords(name, 240, 8, word.baseline);
    return svg(`8 0 ${Math.max(narrowest, width)} ${word.baseline}`, words);
  }
  const lines = breakName(name, widestLine);
  const sun = findSun(lines);
  // Accents of capitals rise above the letters.
  const first = Math.max(word.baseline, word.scale * (lines[0]?.top ?? 0) + 4);
  const placed = lines.map((line, index) =>
    placeLine(
      line,
      { scale: word.scale, baseline: first + index * word.lineHeight },
      sun?.line === line ? sun : undefined,
    ),
  );
  const width = Math.max(narrowest, ...placed.map((line) => line.width - 16));
  const height = first + (lines.length - 1) * word.lineHeight - footOf(lines.at(-1)?.words);
  return svg(
    `8 0 ${r1(width)} ${r1(height)}`,
    `<path fill="currentColor" d="${placed.map(({ outline }) => outline).join('')}"/><path fill="${sol(500)}" d="${placed.map((line) => line.sun).join('')}"/>`,
  );
}

/** The mark for the browser's tab: larger in its square, with wider gaps that hold at 16 px. */
export function favicon(): string {
  const outline = sunPath(16, 16, 15, { gap: 0.12, bends: [0, -0.06, 0.05, -0.03] });
  return svg('0 0 32 32', `<path fill="${sol(500)}" d="${outline}"/>`);
}

/** The mark on night with room around it, for a phone's home screen. */
export const appIcon = (): string =>
  svg(
    '0 0 512 512',
    `<path fill="${beton(950)}" d="M0 0h512v512H0z"/><path fill="${sol(500)}" d="${sunPath(256, 256, 150)}"/>`,
  );
