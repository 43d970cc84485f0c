import type { Font } from 'fontkit';
import { fonts } from '../../shared/site.ts';
import { readFont } from './font.ts';

/** Letters by their advance in Arial and in Liberation Sans, in thousandths of the em. */
const arial = { 222: 'ijl', 278: ' ft', 333: 'r', 500: 'cksvxyz', 556: 'abdeghnopqu', 722: 'w', 833: 'm' };
/** Letters about as often as English has them. */
const usual = `${'e'.repeat(12)}aaaaaaaabbccccddddffgghhhhhhiiiiiiijkllllmmnnnnnnnoooooooopprrrrrrssssssstttttttttuuuvwwyyz${' '.repeat(18)}`;

const weights = { display: 600, text: 400 };

const widthIn = (font: Font) => {
  const advances = [...usual].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
};
const advanceInArial = (letter: string) =>
  Number(Object.entries(arial).find(([, letters]) => letters.includes(letter))?.[0]);
const widthInArial = [...usual].reduce((sum, letter) => sum + advanceInArial(letter), 0) / 1000;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The style rule of a system font with the width and height of a face, used until the face is loaded. */
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
