import { beton, faded, white } from '../../palette.ts';
import { box, CARD_LINE, NIGHT_PANEL, panel, svg, text } from '../shapes.ts';

/** Small pictures for cards: one thing each, on a field of 400 × 264, no letter below 15. */
export const WIDTH = 400;
export const HEIGHT = 264;
export const LEFT = 20;
export const RIGHT = WIDTH - LEFT;

export const LINE = beton(200);
export const NIGHT_LINE = faded(white, 0.14);

export const shot = (body: string): string => svg(WIDTH, HEIGHT, body);

/** One white card that fills the field. */
export const paper = (body: string): string =>
  shot(panel(0, 0, WIDTH, HEIGHT, { fill: beton(0), line: CARD_LINE, radius: 10 }) + body);

export const nightPanel = (x: number, y: number, width: number, height: number): string =>
  panel(x, y, width, height, { ...NIGHT_PANEL, radius: 8 });

/** The line that a card begins with. */
export const heading = (words: string, note: string, color: string = beton(600)): string =>
  text(LEFT, 42, words, { size: 20, weight: 600, font: 'display' }) +
  text(RIGHT, 42, note, { size: 15.5, weight: 600, fill: color, anchor: 'end' }) +
  box(LEFT, 60, RIGHT - LEFT, 1, LINE);
