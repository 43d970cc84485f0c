import { logo } from '../brand/logo.ts';
import { type FinOptions, finRow } from '../fins.ts';
import { ROWS } from '../heroes.ts';
import { beton, white } from '../palette.ts';
import { clamp, r1, r3 } from '../svg/number.ts';
import type { NameLine } from '../type/name-letters.ts';
import { wrapHeadline } from './wrap-headline.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

const margin = 72;
const column = 620;
const lineHeight = 1.08;
const logoHeight = 52;

/** The row of fins that a page opens with, moved to the right so that the words are in front of its quiet side. */
function fitRow(name: string | undefined): FinOptions {
  const rows: Record<string, Omit<FinOptions, 'id'>> = ROWS;
  const {
    width = 1440,
    height = 820,
    sun,
    ramp,
    glow,
    phase,
    shift = 16,
  } = rows[name ?? ''] ?? rows['hero-night'] ?? {};
  const r = clamp(((sun?.r ?? 300) / height) * HEIGHT, 180, 270);
  return {
    id: 'a',
    width: WIDTH,
    height: HEIGHT,
    from: 500,
    count: 26,
    grow: 5,
    gap: 0.05,
    fadeIn: 0.6,
    ...(ramp && { ramp, ...(ramp === 'day' && { ground: beton(100) }) }),
    ...(glow && { glow }),
    ...(phase && { phase }),
    shift,
    sun: {
      x: clamp(((sun?.x ?? width) / width) * WIDTH, 735 + r, 1015),
      y: clamp(((sun?.y ?? height) / height) * HEIGHT, 220, 590),
      r,
    },
  };
}

const lineAt = ({ letters }: NameLine, size: number, y: number): string => {
  const scale = r3(size / 1200);
  const outlines = letters.map(({ x, outline }) => `<path transform="translate(${r1(x)} 0)" d="${outline}"/>`);
  return `<g transform="translate(${margin} ${r1(y)})scale(${scale} -${scale})">${outlines.join('')}</g>`;
};

/**
 * Draws the preview of a link to a page: its headline, the sun of its hour, and the company.
 * @param illustration that the page opens with
 */
export function drawSharePicture(headline: string, illustration: string | undefined): string {
  const row = fitRow(illustration);
  const color = row.ramp === 'day' ? beton(950) : white;
  const { size, lines } = wrapHeadline(headline, column);
  const first = HEIGHT - margin - (lines.length - 1) * size * lineHeight;
  const words = lines.map((line, index) => lineAt(line, size, first + index * size * lineHeight));
  const [, width = '1'] = /viewBox="0 0 ([\d.]+) /.exec(logo()) ?? [];
  const mark = logo().replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${r1((Number(width) * logoHeight) / 32)}" height="${logoHeight}" color="${color}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${finRow(row)}${mark}<g fill="${color}">${words.join('')}</g></svg>`;
}
