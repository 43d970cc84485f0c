import type { Font } from 'fontkit';
import { fonts } from '../../shared/site.ts';
import { readFont } from './font.ts';

/** Advances of Arial and of Liberation Sans, which is as wide, in thousandths of the em. */
const arial: Record<string, number> = {
  ...{
    ' ': 278,
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    k: 500,
    l: 222,
    m: 833,
  },
  ...{ n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 },
};
/** Letters about as often as English has them. */
const usual = `${'e'.repeat(12)}aaaaaaaabbccccddddffgghhhhhhiiiiiiijkllllmmnnnnnnnoooooooopprrrrrrssssssstttttttttuuuvwwyyz${' '.repeat(18)}`;

const weights = { display: 600, text: 400 };

const widthIn = (font: Font) => {
  const advances = [...usual].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
};
const widthInArial = [...usual].reduce((sum, letter) => sum + (arial[letter] ?? 0), 0) / 1000;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The style rule of a system font that is as wide and as high as a face: words stand in it until the face is there. */
export async function fallbackRule(face: keyof typeof weights): Promise<string> {
  const font = (await readFont(face, 'latin')).getVariation({ wght: weights[face] });
  const size = widthIn(font) / widthInArial;
  const share = (height: number) => percent(height / font.unitsPerEm / size);
  return `/* ${fonts[face]} */
@font-face {
  font-family: "${face} fallback";
  src: local("Arial"), local("Liberation Sans");
  size-adjust: ${percent(size)};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}
`;
}
