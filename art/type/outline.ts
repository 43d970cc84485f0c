import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { r1 } from '../number.ts';
import { unpackWoff2 } from './woff2.ts';

const PACKAGES = { display: 'familjen-grotesk', text: 'hanken-grotesk' } as const;

export type Face = keyof typeof PACKAGES;

const resolve = createRequire(import.meta.url).resolve;
const unpacked = new Map<Face, Font>();
const fonts = new Map<string, Font>();

/** One of the site's two fonts at a weight of its own. */
function fontOf(face: Face, weight: number): Font {
  const key = `${face}-${weight}`;
  let font = fonts.get(key);
  if (!font) {
    font = variable(face).getVariation({ wght: weight });
    fonts.set(key, font);
  }
  return font;
}

function variable(face: Face): Font {
  let font = unpacked.get(face);
  if (!font) {
    const name = PACKAGES[face];
    const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    font = create(unpackWoff2(readFileSync(file))) as Font;
    unpacked.set(face, font);
  }
  return font;
}

export type Line = { x: number; y: number; size: number; weight: number; face: Face; anchor: string | undefined };

/** A line of text as the outline of its letters. */
export function outline(words: string, { x, y, size, weight, face, anchor }: Line): string {
  const font = fontOf(face, weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(words);
  const missing = run.glyphs.some((glyph) => glyph.id === 0);
  if (missing) throw new Error(`The font ${PACKAGES[face]} lacks a letter of "${words}"`);
  const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
  let left = x - run.advanceWidth * scale * share;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    const shift = run.positions[index];
    const originX = left + (shift?.xOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, place) => r1(place % 2 ? y - value * scale : originX + value * scale));
      path += LETTERS[command] + points.join(' ');
    }
    left += (shift?.xAdvance ?? 0) * scale;
  });
  return path;
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const;
