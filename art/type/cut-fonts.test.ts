import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { cutFonts } from './cut-fonts.ts';
import { type Face, readFont } from './font.ts';

const root = ownFolder();

async function readCut(name: string): Promise<Font> {
  return create(Buffer.from(await decompress(readFileSync(join(root, 'app/art/fonts', `${name}.woff2`))))) as Font;
}

const widthOf = (font: Font, text: string) =>
  font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

beforeAll(async () => {
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  writeFileSync(join(root, 'content/pages/cafe.yaml'), 'heading: Café');
  await cutFonts(root);
});

it('the cut face of code has every letter that is typed, as wide as the others, and joins none', async () => {
  const code = await readCut('code');
  const advances = Array.from({ length: 95 }, (_, index) => code.glyphForCodePoint(0x20 + index).advanceWidth);
  expect(new Set(advances)).toEqual(new Set([0.6 * code.unitsPerEm]));
  expect(code.layout('!= => ---').glyphs).toHaveLength(9);
  expect(code.availableFeatures).not.toContain('calt');
});

describe.each(['display', 'text'] as const)('the cut %s face', (face: Face) => {
  it('has the letters of English and of the words of the site in its first file, and no others', async () => {
    const { characterSet } = await readCut(`${face}-base`);
    expect(characterSet).toEqual(expect.arrayContaining(Array.from('Az@“’é', (letter) => letter.codePointAt(0))));
    for (const other of 'è{~') expect(characterSet).not.toContain(other.codePointAt(0));
  });

  it('has what other Latin names and passwords need in the other two', async () => {
    const rest = [await readCut(`${face}-latin`), await readCut(`${face}-latin-ext`)];
    const letters = new Set(rest.flatMap(({ characterSet }) => characterSet));
    expect([...'ëßñØěőŁşĞț{}|~'].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(letters).not.toContain('é'.codePointAt(0));
  });

  it('sets words as wide as the whole font does, pair by pair, in every weight', async () => {
    const whole = await readFont(face, 'latin');
    const cut = await readCut(`${face}-base`);
    const words = 'AVATAR To. fi ff “Yes”';
    for (const wght of [400, 500, 600, 700]) {
      const wide = widthOf(whole.getVariation({ wght }), words);
      expect(widthOf(cut.getVariation({ wght }), words) / wide).toBeCloseTo(1, 2);
    }
    expect(widthOf(cut, 'AVATAR')).toBeLessThan([...'AVATAR'].reduce((sum, letter) => sum + widthOf(cut, letter), 0));
    expect(cut.availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga']));
    expect(cut.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  });

  it('is fetched by the letters that a file has: their ranges do not meet', () => {
    const css = readFileSync(join(root, 'app/art/fonts/fonts.css'), 'utf8');
    const rules = css.split('@font-face').filter((rule) => rule.includes(`${face}-`));
    const codes = rules.flatMap((rule) =>
      [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
        const first = Number.parseInt(from, 16);
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
      }),
    );
    expect(rules).toHaveLength(3);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
