import { beton, faded, nightPanel, white } from '../palette.ts';
import { r1 } from './number.ts';

/** Parts of the pictures that are made from data. They are strings of SVG; every id begins with the picture's name. */

const FAMILIES = {
  text: 'text',
  display: 'display',
  mono: 'code',
} as const;

type TextStyle = {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'middle' | 'end';
  font?: 'display' | 'mono';
};

export const mono = `font-family="${FAMILIES.mono}"`;

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 13.5, weight = 400, fill = beton(950), anchor, font } = style;
  const optional = [
    weight === 400 ? '' : ` font-weight="${weight}"`,
    anchor ? ` text-anchor="${anchor}"` : '',
    font ? ` font-family="${FAMILIES[font]}"` : '',
  ].join('');
  return `<text x="${r1(x)}" y="${r1(y)}" font-size="${size}" fill="${fill}"${optional}>${escapeText(words)}</text>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  const corners = radius ? ` rx="${radius}"` : '';
  const sheer = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  return `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(width)}" height="${r1(height)}"${corners} fill="${fill}"${sheer}/>`;
}

/** A box with a line of one pixel that stays inside its measures. */
export function panel(
  x: number,
  y: number,
  width: number,
  height: number,
  look: { fill: string; line: string; radius?: number; lineOpacity?: number },
): string {
  const { fill, line, radius = 8, lineOpacity = 1 } = look;
  const sheer = lineOpacity < 1 ? ` stroke-opacity="${lineOpacity}"` : '';
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="${fill}" stroke="${line}"${sheer}/>`;
}

/** Background and line of the panels on night. */
export const NIGHT_PANEL = { fill: nightPanel, line: faded(white, 0.15) } as const;

export const tick = (x: number, y: number, size: number, color: string): string =>
  `<path d="M${x} ${y}l${r1(size * 0.36)} ${r1(size * 0.36)} ${r1(size * 0.64)}-${r1(size * 0.72)}" fill="none" stroke="${color}" stroke-width="${r1(size * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const fill = (color: string, outline: string, opacity = 1): string =>
  `<path d="${outline}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** One fin as a piece of outline: fins of one color share one path. */
export const fin = (x: number, y: number, width: number, height: number): string =>
  `M${r1(x)} ${r1(y)}h${r1(width)}v${r1(height)}h-${r1(width)}z`;

/** A light from the top that warms downwards, for lit fins. */
export const risingGradient = (id: string, top: number, bottom: number, from: string, to: string): string =>
  `<linearGradient id="${id}" y1="${top}" y2="${bottom}" x2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export function svg(width: number, height: number, body: string, defs = '', fit = ''): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${aspect} font-family="${FAMILIES.text}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
}
