import type { Ramp } from '../light.ts';
import { r1, r3 } from '../svg/number.ts';

/** The field of every cover. */
export const WIDTH = 720;
export const HEIGHT = 480;

/** Draws one composition. Every number it takes from `next` belongs to the cover's slug. */
export type Composition = (id: string, next: () => number, ramp: Ramp) => string;

export const frame = (defs: string, body: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${defs ? `<defs>${defs}</defs>` : ''}<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${body}</svg>`;

export type Stop = [offset: number, color: string, opacity?: number];

const stopTag = ([offset, color, opacity]: Stop): string =>
  `<stop offset="${r3(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

type Line = { x1?: number; y1?: number; x2?: number; y2?: number };

export const linear = (id: string, { x1 = 0, y1 = 0, x2 = 0, y2 = 0 }: Line, stops: Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${r1(x1)}" y1="${r1(y1)}" x2="${r1(x2)}" y2="${r1(y2)}">${stops.map(stopTag).join('')}</linearGradient>`;

type Circle = { x: number; y: number; r: number };

export const radial = (id: string, { x, y, r }: Circle, stops: Stop[]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}">${stops.map(stopTag).join('')}</radialGradient>`;

export const path = (fill: string, outline: string): string => `<path fill="${fill}" d="${outline}"/>`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${r1(x)} ${r1(y)}h${r1(width)}v${r1(height)}h${r1(-width)}z`;
