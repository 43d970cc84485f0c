import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { fonts } from '../../shared/site.ts';

/** Letters are drawn on a square of this size: whole numbers are fine enough, and short. */
export const EM = 250;

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const;

export type Face = keyof typeof fonts;

/** Letter of a line: its place and outline, in EM. `key` names the drawing. */
export type Letter = { key: string; x: number; outline: string };

const resolve = createRequire(import.meta.url).resolve;

/** The face that a `font-family` of a drawing names; any other is that of words. */
export const faceOf = (family: string): Face => (family === 'display' || family === 'code' ? family : 'text');

/** Finds the file of a part of a face. @throws if content/site.yaml names a font that is not there */
export function fontFile(face: Face, part: 'latin' | 'latin-ext'): string {
  const name = fonts[face];
  try {
    return resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
  } catch {
    throw new Error(
      `The font ${name} of shared/site.ts is not installed: npm install --save-exact @fontsource-variable/${name}`,
    );
  }
}

/** Unpacks WOFF2, because fontkit varies the weight of TrueType fonts only. */
export async function readFont(face: Face, part: 'latin' | 'latin-ext'): Promise<Font> {
  return create(Buffer.from(await decompress(readFileSync(fontFile(face, part))))) as Font;
}

const parts = ['latin', 'latin-ext'] as const;
type Part = (typeof parts)[number];

const variable = {
  display: { latin: await readFont('display', 'latin'), 'latin-ext': await readFont('display', 'latin-ext') },
  text: { latin: await readFont('text', 'latin'), 'latin-ext': await readFont('text', 'latin-ext') },
  code: { latin: await readFont('code', 'latin'), 'latin-ext': await readFont('code', 'latin-ext') },
};
const weighted = new Map<string, Font>();

function fontOf(face: Face, part: Part, weight: number): Font {
  const key = `${face}${part}${weight}`;
  const font = weighted.get(key) ?? variable[face][part].getVariation({ wght: weight });
  weighted.set(key, font);
  return font;
}

const hasLetter = (face: Face, part: Part, letter: string): boolean =>
  variable[face][part].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The words in pieces, each of one part of the face. @throws if no part has one of the letters */
function divide(words: string, face: Face): { part: Part; piece: string }[] {
  const pieces: { part: Part; piece: string }[] = [];
  for (const letter of words) {
    const part = parts.find((each) => hasLetter(face, each, letter));
    if (!part) throw new Error(`The font ${fonts[face]} lacks a letter of "${words}"`);
    const last = pieces.at(-1);
    if (last?.part === part) last.piece += letter;
    else pieces.push({ part, piece: letter });
  }
  return pieces;
}

/** The letters of words that no part of a face has. */
export const missingLetters = (words: string, face: Face): string[] =>
  [...new Set(words)].filter((letter) => !parts.some((part) => hasLetter(face, part, letter)));

/** Code is set as it is typed: `=>` stays two letters. */
const features: Partial<Record<Face, Record<string, boolean>>> = { code: { calt: false } };

/** A line of text in one of the site's fonts, letter by letter, and its width. @throws if the font lacks a letter */
export function setLine(words: string, face: Face, weight: number): { letters: Letter[]; width: number } {
  const letters: Letter[] = [];
  let width = 0;
  for (const { part, piece } of divide(words, face)) {
    const name = `${face}${part === 'latin' ? '' : part}${weight}`;
    const set = setPiece(piece, fontOf(face, part, weight), name, width, features[face]);
    letters.push(...set.letters);
    width = set.end;
  }
  return { letters, width };
}

function setPiece(
  words: string,
  font: Font,
  name: string,
  start: number,
  features: Record<string, boolean> = {},
): { letters: Letter[]; end: number } {
  const scale = EM / font.unitsPerEm;
  const run = font.layout(words, features);
  let x = start;
  const letters = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const outline = glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value, place) => Math.round(value * scale) * (place % 2 ? -1 : 1));
        return COMMANDS[command] + points.join(' ');
      })
      .join('');
    const letter = {
      key: `${name}-${glyph.id}`,
      x: Math.round(x + (position?.xOffset ?? 0) * scale),
      outline,
    };
    x += (position?.xAdvance ?? 0) * scale;
    return letter;
  });
  return { letters, end: x };
}
