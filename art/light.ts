import { hueOf, mix } from './palette.ts';
import { clamp, lerp } from './svg/number.ts';

const sun = hueOf('sol');
const shadow = hueOf('shade');
const wall = hueOf('beton');

/** Amount of light, then lightness, chroma and hue of a fin that gets that much. */
type Stop = readonly [amount: number, lightness: number, chroma: number, hue: number];

const RAMPS = {
  night: [
    [0, 0.185, 0.008, sun + 9],
    [0.18, 0.225, 0.016, sun - 1],
    [0.36, 0.34, 0.07, sun - 8],
    [0.56, 0.54, 0.155, sun - 6],
    [0.74, 0.705, 0.187, sun],
    [0.88, 0.83, 0.15, sun + 22],
    [1, 0.955, 0.055, sun + 40],
  ],
  day: [
    [0, 0.955, 0.004, sun + 34],
    [0.2, 0.93, 0.008, sun + 29],
    [0.4, 0.9, 0.03, sun + 19],
    [0.6, 0.84, 0.09, sun + 12],
    [0.78, 0.745, 0.165, sun + 4],
    [0.9, 0.8, 0.16, sun + 16],
    [1, 0.93, 0.08, sun + 36],
  ],
  sol: [
    [0, 0.705, 0.187, sun],
    [0.2, 0.69, 0.188, sun - 1],
    [0.42, 0.655, 0.188, sun - 3],
    [0.62, 0.74, 0.175, sun + 4],
    [0.8, 0.8, 0.15, sun + 12],
    [0.92, 0.87, 0.115, sun + 20],
    [1, 0.95, 0.06, sun + 34],
  ],
  shade: [
    [0, 0.2, 0.012, shadow + 5],
    [0.2, 0.25, 0.025, shadow + 5],
    [0.4, 0.36, 0.05, shadow + 3],
    [0.6, 0.52, 0.075, shadow],
    [0.78, 0.7, 0.07, shadow - 10],
    [0.9, 0.84, 0.05, shadow - 30],
    [1, 0.95, 0.03, sun + 49],
  ],
  beton: [
    [0, 0.205, 0.006, wall - 6],
    [0.2, 0.29, 0.007, wall - 6],
    [0.4, 0.44, 0.009, wall - 4],
    [0.6, 0.62, 0.014, wall - 2],
    [0.78, 0.79, 0.04, sun + 20],
    [0.9, 0.87, 0.1, sun + 20],
    [1, 0.955, 0.055, sun + 38],
  ],
  clay: [
    [0, 0.23, 0.025, sun - 21],
    [0.2, 0.31, 0.055, sun - 21],
    [0.4, 0.42, 0.1, sun - 19],
    [0.6, 0.56, 0.14, sun - 14],
    [0.78, 0.7, 0.14, sun - 4],
    [0.9, 0.83, 0.1, sun + 16],
    [1, 0.95, 0.045, sun + 36],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Ramp = keyof typeof RAMPS;

/** The color of a surface that the low sun reaches with this amount of light, from 0 to 1. */
export function light(ramp: Ramp, amount: number): string {
  const stops: readonly Stop[] = RAMPS[ramp];
  const wanted = clamp(amount);
  let below: Stop | undefined;
  for (const above of stops) {
    if (wanted <= above[0]) {
      const from = below ?? above;
      const share = from === above ? 1 : (wanted - from[0]) / (above[0] - from[0]);
      return mix(lerp(from[1], above[1], share), lerp(from[2], above[2], share), lerp(from[3], above[3], share));
    }
    below = above;
  }
  throw new Error(`The ramp ${ramp} does not end at 1`);
}
