import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { fonts } from '../../shared/site.ts';

/** Letters are drawn on a square of this size: whole numbers are fine enough, and short. */
export const EM = 250;

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const;

export type Face = keyof typeof fonts;

/** One letter of a line: where it stands and how it is drawn, in EM. `key` names the drawing. */
export type Letter = { key: string; x: number; outline: string };

const resolve = createRequire(import.meta.url).resolve;

/** Where a part of a face lies. @throws if shared/site.ts names a font that is not there */
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

/** Unpacked from WOFF2, because fontkit varies the weight of TrueType fonts only. */
export async function readFont(face: Face, part: 'latin' | 'latin-ext'): Promise<Font> {
  return create(Buffer.from(await decompress(readFileSync(fontFile(face, part))))) as Font;
}

const variable: Record<Face, Font> = {
  display: await readFont('display', 'latin'),
  text: await readFont('text', 'latin'),
};
const weighted = new Map<string, Font>();

function fontOf(face: Face, weight: number): Font {
  const key = `${face}${weight}`;
  const font = weighted.get(key) ?? variable[face].getVariation({ wght: weight });
  weighted.set(key, font);
  return font;
}

/** A line of text in one of the site's fonts, letter by letter, and its width. */
export function setLine(words: string, face: Face, weight: number): { letters: Letter[]; width: number } {
  const font = fontOf(face, weight);
  const scale = EM / font.unitsPerEm;
  const run = font.layout(words);
  if (run.glyphs.some((glyph) => glyph.id === 0)) {
    throw new Error(`The font ${fonts[face]} lacks a letter of "${words}"`);
  }
  let x = 0;
  const letters = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const outline = glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value, place) => Math.round(value * scale) * (place % 2 ? -1 : 1));
        return COMMANDS[command] + points.join(' ');
      })
      .join('');
    const letter = {
      key: `${face}${weight}-${glyph.id}`,
      x: Math.round(x + (position?.xOffset ?? 0) * scale),
      outline,
    };
    x += (position?.xAdvance ?? 0) * scale;
    return letter;
  });
  return { letters, width: x };
}
