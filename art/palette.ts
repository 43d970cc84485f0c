import { readFileSync } from 'node:fs';
import { clampChroma, formatHex, type Oklch, oklch } from 'culori';
import { inBrandColors } from './brand/brand-colors.ts';

/** The families of colors in app/styles/tokens.css. Every color of the art is made from them, here and nowhere else. */
type Family = 'beton' | 'sol' | 'shade' | 'leaf' | 'brick';

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
const colors = new Map<string, Oklch>();
for (const [, name = '', value = ''] of tokens.matchAll(/--color-([a-z]+-\d+):\s*(oklch\([^)]+\))/g)) {
  const color = oklch(inBrandColors(`--color-${name}`, value));
  if (color) colors.set(name, color);
}

function token(family: Family, step: number): Oklch {
  const color = colors.get(`${family}-${step}`);
  if (!color) throw new Error(`app/styles/tokens.css has no color --color-${family}-${step}`);
  return color;
}

const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch')) ?? '';

export const beton = (step: number): string => toHex(token('beton', step));
export const sol = (step: number): string => toHex(token('sol', step));
export const shade = (step: number): string => toHex(token('shade', step));
export const leaf = (step: number): string => toHex(token('leaf', step));
export const brick = (step: number): string => toHex(token('brick', step));

/** Hue of a family in degrees; turns with the brand. */
export const hueOf = (family: Family): number => token(family, 500).h ?? 0;

/** A color of a lightness, a chroma and a hue that no token has. The hue is one of `hueOf`, turned by some degrees. */
export const mix = (l: number, c: number, h: number): string => toHex({ mode: 'oklch', l, c, h });

/** The same color with an opacity from 0 to 1. */
export const faded = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

export const white = beton(0);

const sun = hueOf('sol');

/** Colors out of the low sun's reach, from the palest to nearly black. */
export const shadow = {
  day: mix(0.44, 0.055, sun + 6),
  dayDeep: mix(0.38, 0.057, sun + 9),
  sol: mix(0.379, 0.106, sun - 2.7),
  line: mix(0.19, 0.019, sun + 9),
  cast: mix(0.18, 0.023, sun + 8),
  night: mix(0.164, 0.016, sun + 2),
  device: mix(0.15, 0.007, sun + 12),
  nightDeep: mix(0.14, 0.01, sun + 7),
  nightDeepest: mix(0.12, 0.008, sun - 3),
} as const;

/** Panels on night. */
export const nightPanel = mix(0.238, 0.013, hueOf('beton') - 14);
/** Success on night. */
export const goodOnNight = mix(0.478, 0.083, hueOf('leaf') + 4);
/** Water on the night map: blue in every brand. */
export const water = { area: mix(0.3, 0.055, 250), shore: mix(0.7, 0.072, 248), name: mix(0.86, 0.04, 245) } as const;
/** Parks of the map. */
export const park = {
  bands: mix(0.285, 0.02, hueOf('leaf') - 25),
  valley: mix(0.36, 0.045, hueOf('leaf') - 24),
} as const;
