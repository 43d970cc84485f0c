import { r1 } from '../svg/number.ts';
import { measureRound, type NameLetter, type NameLine } from '../type/name-letters.ts';
import { sunPath } from './sun-mark.ts';

export type Place = { scale: number; baseline: number };

/** Place of the sun in a name: instead of a letter, or before the first. */
export type SunPlace = { line: NameLine; letter?: NameLetter };

type PlacedLine = { outline: string; sun: string; width: number };

const SMALL = measureRound('o');
const LARGE = measureRound('O');
const sizeOf = ({ letter }: NameLetter) => (letter.normalize('NFD').startsWith('o') ? SMALL : LARGE);
/** Width by which a sun may exceed its letter before the neighbors move, and its gap to a name. */
const OVERHANG = 23;
const GAP = 190;
/** Gap between line and frame. */
const MARGIN = 33;

const contoursOf = (outline: string): string[] => outline.match(/M[^M]+/g) ?? [];

function lowestOf(contour: string): number {
  const numbers = contour.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Math.min(...numbers.filter((_, index) => index % 2));
}

/** Returns the marks above an o, as the dots of ö; undefined for other letters, and for a mark through it or below. */
function marksAbove(letter: NameLetter): string[] | undefined {
  if (!/^o\p{Mn}*$/iu.test(letter.letter.normalize('NFD'))) return undefined;
  const { y, radius } = sizeOf(letter);
  const contours = contoursOf(letter.outline);
  const above = contours.filter((contour) => lowestOf(contour) > y + radius - 15);
  return contours.length - above.length === 2 ? above : undefined;
}

/** The first o of the name, or the place before it. */
export function findSun(lines: readonly NameLine[]): SunPlace | undefined {
  for (const line of lines) {
    const letter = line.letters.find((each) => marksAbove(each));
    if (letter) return { line, letter };
  }
  return lines[0] && { line: lines[0] };
}

/** Maps font units (y up) to picture units (y down). */
function move(outline: string, x: number, { scale, baseline }: Place): string {
  return outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const points = numbers.map((value, index) => r1(index % 2 ? baseline - value * scale : (value + x) * scale));
    return command + points.join(' ');
  });
}

/** Places a line in the picture, with the sun if it belongs there. Margins to the frame are equal. */
export function placeLine(line: NameLine, place: Place, sunPlace?: SunPlace): PlacedLine {
  const { scale, baseline } = place;
  const draw = (middle: number, { y, radius }: typeof SMALL) =>
    sunPath(r1(middle * scale), r1(baseline - y * scale), r1(radius * scale), { gap: 0.07 });
  let outline = '';
  let sun = '';
  let shift = MARGIN - (line.letters[0]?.left ?? 0);
  let end = 0;
  if (sunPlace && !sunPlace.letter) {
    sun = draw(MARGIN + LARGE.radius, LARGE);
    shift += 2 * LARGE.radius + GAP;
  }
  for (const letter of line.letters) {
    const { x, left, right } = letter;
    if (letter !== sunPlace?.letter) {
      outline += move(letter.outline, x + shift, place);
      end = x + shift + right;
      continue;
    }
    const size = sizeOf(letter);
    const overhang = size.radius - (right - left) / 2;
    const wider = Math.max(0, overhang - OVERHANG);
    shift += letter === line.letters[0] ? overhang : wider;
    const middle = x + shift + (left + right) / 2;
    sun = draw(middle, size);
    for (const contour of marksAbove(letter) ?? []) outline += move(contour, x + shift, place);
    end = middle + size.radius;
    shift += wider;
  }
  return { outline, sun, width: (end + MARGIN) * scale };
}
