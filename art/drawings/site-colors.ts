import { existsSync, readFileSync } from 'node:fs';
import { type Color, formatHex, formatHex8, parse } from 'culori';
import { light } from '../light.ts';
import { beton, brick, goodOnNight, leaf, nightPanel, shade, shadow, sol } from '../palette.ts';

const families: Record<string, (step: number) => string> = { beton, sol, shade, leaf, brick };

const single = new Map<string, string>([
  ['night-panel', nightPanel],
  ['good-on-night', goodOnNight],
  ...Object.entries(shadow).map(([name, color]): [string, string] => [`shadow-${name}`, color]),
]);

/** @returns undefined if the site has no color of this name, as `sol-500`, `shadow-line` or `light-62` */
function colorOf(name: string): string | undefined {
  const [, family = '', step] = /^([a-z]+)-(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  if (family === 'light') return light('night', Number(step) / 100);
  try {
    return single.get(name) ?? families[family]?.(Number(step));
  } catch {
    return undefined;
  }
}

/** Maps a color of drawings, `#fa721f`, to the site's color of today. Both without opacity. */
export type SiteColors = ReadonlyMap<string, string>;

/** Reads a GIMP palette: a color and its name per line. @param report gets names that the site lacks */
export function readSiteColors(file: string, report: (line: number, fault: string) => void): SiteColors {
  const colors = new Map<string, string>();
  if (!existsSync(file)) return colors;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, red, green, blue, name = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
    if (!name) continue;
    const drawn = formatHex({ mode: 'rgb', r: Number(red) / 255, g: Number(green) / 255, b: Number(blue) / 255 });
    const shown = colorOf(name);
    if (!shown)
      report(index + 1, `app/styles/tokens.css has no color ${name}: name one of its own, or remove the line`);
    else if (!colors.has(drawn)) colors.set(drawn, shown);
  }
  return colors;
}

function parseColor(value: string): Color | undefined {
  try {
    return parse(value);
  } catch {
    // A CSS function, but no color.
    return undefined;
  }
}

/**
 * A color of a drawing as the site shows it: one of the palette in the hue of the brand, any other as it is.
 * @param opacity from 0 to 1
 * @returns undefined if it is no color
 */
export function toSiteColor(colors: SiteColors, value: string, opacity = 1): string | undefined {
  const color = parseColor(value);
  if (!color) return undefined;
  const drawn = formatHex(color);
  const shown = colors.get(drawn) ?? drawn;
  const alpha = (color.alpha ?? 1) * opacity;
  return alpha === 1 ? shown : formatHex8({ ...(parse(shown) ?? color), alpha });
}
