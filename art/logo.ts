import { readFileSync } from 'node:fs';
import { beton, sol } from './palette.ts';
import { r1, r2, range } from './svg/number.ts';

/** One letter of the name, outlined from Familjen Grotesk 600 in units of 1200 to the em. */
type Letter = { letter: string; x: number; advance: number; left: number; right: number; outline: string };

const letters: Letter[] = JSON.parse(readFileSync(new URL('letters.json', import.meta.url), 'utf8'));

/** How far the fins stand apart and how much each bends its slice, as shares of the sun's radius. */
type SunLook = { gap?: number; bends?: number[] };

/** One sun behind four fins that open to the right. */
function sunPath(x: number, y: number, radius: number, look: SunLook = {}): string {
  const { gap = 0.085, bends = [0, -0.075, 0.055, -0.035] } = look;
  const grow = 1.9;
  const weights = range(bends.length).map((index) => grow ** (index / (bends.length - 1)));
  const shade = gap * radius;
  const unit = (2 * radius - shade * (bends.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  const chord = (at: number): number => Math.sqrt(Math.max(0, radius * radius - (at - x) ** 2));
  let left = x - radius;
  return bends
    .map((bend, index) => {
      const right = left + (weights[index] ?? 0) * unit;
      const middle = y + bend * radius;
      const arc = `A${radius} ${radius} 0 0 1 `;
      const path = `M${r2(left)} ${r2(middle - chord(left))}${arc}${r2(right)} ${r2(middle - chord(right))}V${r2(middle + chord(right))}${arc}${r2(left)} ${r2(middle + chord(left))}z`;
      left = right + shade;
      return path;
    })
    .join('');
}

/** Outline in font units, y up, to outline in the picture, y down. */
function placed(outline: string, x: number, scale: number, baseline: number): string {
  return outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const points = numbers.map((value, index) => r1(index % 2 ? baseline - value * scale : (value + x) * scale));
    return command + points.join(' ');
  });
}

type Word = { outline: string; sun: string; width: number };

/** The name; with `sunlit`, the sun stands for its o. */
function word(scale: number, baseline: number, sunlit = false): Word {
  let outline = '';
  let sun = '';
  let width = 0;
  for (const letter of letters) {
    if (letter.letter === 'o' && sunlit) {
      const middle = (letter.x + (letter.left + letter.right) / 2) * scale;
      sun = sunPath(r1(middle), r1(baseline - 300 * scale), r1(312 * scale), { gap: 0.07 });
    } else {
      outline += placed(letter.outline, letter.x, scale, baseline);
    }
    width = (letter.x + letter.advance) * scale;
  }
  return { outline, sun, width };
}

const svg = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

export const markPath = sunPath(16, 16, 14);

export const mark = (): string => svg('0 0 32 32', `<path fill="${sol(500)}" d="${markPath}"/>`);

/** Mark and name; the name takes the color of the text around it. */
export function logo(): string {
  const name = word(0.03, 26);
  return svg(
    `0 0 ${r1(38 + r1(name.width))} 32`,
    `<path fill="${sol(500)}" d="${markPath}"/><path transform="translate(38 0)" fill="currentColor" d="${name.outline}"/>`,
  );
}

/** The name with the sun as its o, for large sizes. */
export function wordmark(): string {
  const name = word(0.3, 244, true);
  return svg(
    `8 0 ${r1(name.width - 16)} 250`,
    `<path fill="currentColor" d="${name.outline}"/><path fill="${sol(500)}" d="${name.sun}"/>`,
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
