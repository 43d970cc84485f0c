import type { Font } from 'fontkit';
import { readFont } from './font.ts';

/** Letter of the company's name: its place and outline, in units of 1200 to the em, y up. */
export type NameLetter = { letter: string; x: number; left: number; right: number; outline: string };

/** A line of the name. `top` is the highest point of its letters. */
export type NameLine = { words: string; letters: NameLetter[]; width: number; top: number };

const EM = 1200;
const WEIGHT = 600;
/** Large letters are closer together. */
const TRACKING = -14;

const fonts = await Promise.all(
  (['latin', 'latin-ext'] as const).map(async (part) =>
    (await readFont('display', part)).getVariation({ wght: WEIGHT }),
  ),
);

const hasLetter = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Whether the font of the logo has a letter. */
export const isSupportedLetter = (letter: string): boolean => fonts.some((font) => hasLetter(font, letter));

/** The first letter of a name that the font of the logo lacks. */
export const findUnsupportedLetter = (name: string): string | undefined =>
  [...name.normalize('NFC')].find((letter) => letter.trim() !== '' && !isSupportedLetter(letter));

/** Splits letters into runs of one font: only letters of one file can be kerned. */
function divide(words: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of words.normalize('NFC')) {
    const last = runs.at(-1);
    const font = fonts.find((each) => hasLetter(each, letter));
    if (!font) {
      throw new Error(`The logo's font has no "${letter}", which stands in the name "${words}" of content/site.yaml.`);
    }
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Center and radius of the sun in place of a round letter: a little smaller, since it has no inside. */
export function measureRound(letter: 'o' | 'O'): { y: number; radius: number } {
  const [font] = fonts;
  const { minY = 0, maxY = 0 } = font?.glyphForCodePoint(letter.charCodeAt(0)).bbox ?? {};
  const scale = EM / (font?.unitsPerEm ?? EM);
  return { y: ((minY + maxY) / 2) * scale, radius: ((maxY - minY) / 2) * scale - 3 };
}

/** Sets a line in the font of the logo. @throws if the font lacks a letter */
export function setName(words: string): NameLine {
  let x = 0;
  let width = 0;
  let top = 0;
  const letters: NameLetter[] = [];
  for (const { font, text } of divide(words)) {
    // Without ligatures: a glyph is a letter.
    const { glyphs, positions } = font.layout(text, { liga: false, calt: false });
    const characters = [...text];
    const scale = EM / font.unitsPerEm;
    for (const [index, { bbox, path }] of glyphs.entries()) {
      const letter = characters[index] ?? '';
      if (letter.trim()) {
        const outline = path.scale(scale, scale).toSVG();
        letters.push({ letter, x, left: bbox.minX * scale, right: bbox.maxX * scale, outline });
        top = Math.max(top, bbox.maxY * scale);
      }
      width = x + (positions[index]?.xAdvance ?? 0) * scale;
      x = width + TRACKING;
    }
  }
  return { words, letters, width, top };
}
