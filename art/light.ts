import { clampChroma, formatHex } from 'culori';
import { clamp, lerp } from './number.ts';

/** Amount of light, then lightness, chroma and hue of a fin that gets that much. */
type Stop = readonly [amount: number, lightness: number, chroma: number, hue: number];

const RAMPS = {
  night: [
    [0, 0.185, 0.008, 55],
    [0.18, 0.225, 0.016, 45],
    [0.36, 0.34, 0.07, 38],
    [0.56, 0.54, 0.155, 40],
    [0.74, 0.705, 0.187, 46],
    [0.88, 0.83, 0.15, 68],
    [1, 0.955, 0.055, 86],
  ],
  day: [
    [0, 0.955, 0.004, 80],
    [0.2, 0.93, 0.008, 75],
    [0.4, 0.9, 0.03, 65],
    [0.6, 0.84, 0.09, 58],
    [0.78, 0.745, 0.165, 50],
    [0.9, 0.8, 0.16, 62],
    [1, 0.93, 0.08, 82],
  ],
  sol: [
    [0, 0.705, 0.187, 46],
    [0.2, 0.69, 0.188, 45],
    [0.42, 0.655, 0.188, 43],
    [0.62, 0.74, 0.175, 50],
    [0.8, 0.8, 0.15, 58],
    [0.92, 0.87, 0.115, 66],
    [1, 0.95, 0.06, 80],
  ],
  shade: [
    [0, 0.2, 0.012, 255],
    [0.2, 0.25, 0.025, 255],
    [0.4, 0.36, 0.05, 253],
    [0.6, 0.52, 0.075, 250],
    [0.78, 0.7, 0.07, 240],
    [0.9, 0.84, 0.05, 220],
    [1, 0.95, 0.03, 95],
  ],
  beton: [
    [0, 0.205, 0.006, 60],
    [0.2, 0.29, 0.007, 60],
    [0.4, 0.44, 0.009, 62],
    [0.6, 0.62, 0.014, 64],
    [0.78, 0.79, 0.04, 66],
    [0.9, 0.87, 0.1, 66],
    [1, 0.955, 0.055, 84],
  ],
  clay: [
    [0, 0.23, 0.025, 25],
    [0.2, 0.31, 0.055, 25],
    [0.4, 0.42, 0.1, 27],
    [0.6, 0.56, 0.14, 32],
    [0.78, 0.7, 0.14, 42],
    [0.9, 0.83, 0.1, 62],
    [1, 0.95, 0.045, 82],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Ramp = keyof typeof RAMPS;

const hex = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? '';

/** The color of a surface that the low sun reaches with this amount of light, from 0 to 1. */
export function light(ramp: Ramp, amount: number): string {
  const stops: readonly Stop[] = RAMPS[ramp];
  const wanted = clamp(amount);
  let below: Stop | undefined;
  for (const above of stops) {
    if (wanted <= above[0]) {
      const from = below ?? above;
      const share = from === above ? 1 : (wanted - from[0]) / (above[0] - from[0]);
      return hex(lerp(from[1], above[1], share), lerp(from[2], above[2], share), lerp(from[3], above[3], share));
    }
    below = above;
  }
  throw new Error(`The ramp ${ramp} does not end at 1`);
}
