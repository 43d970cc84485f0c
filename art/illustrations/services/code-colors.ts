import { beton, shade, sol } from '../../palette.ts';
import { escapeText } from '../shapes.ts';

/** A line of code with its colors: *…* is a keyword, ~…~ a string, #…# a remark. */
export const colored = (words: string): string =>
  escapeText(words)
    .replace(/\*(.+?)\*/g, `<tspan fill="${sol(400)}">$1</tspan>`)
    .replace(/~(.+?)~/g, `<tspan fill="${shade(400)}">$1</tspan>`)
    .replace(/#(.+?)#/g, `<tspan fill="${beton(500)}">$1</tspan>`);
