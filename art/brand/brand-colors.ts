import { clampChroma, type Oklch, wcagLuminance } from 'culori';
import { type Brand, brand } from '../../shared/site.ts';

/** The hue for which app/styles/ is written. */
const writtenFor = 46;

/** What says good or bad is green or red whatever the brand is. */
const status = /^--(?:color-(?:leaf|brick)|ok|bad)\b/;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A color in another hue, as pale as screens need to show it, and as light to the eye: so every contrast stays what it was. */
function turn(color: Oklch, degrees: number): Oklch {
  const light = wcagLuminance(color);
  const h = ((color.h ?? 0) + degrees + 360) % 360;
  let [below, above] = [0, 1];
  let turned: Oklch = color;
  for (let step = 0; step < 20; step++) {
    const l = (below + above) / 2;
    turned = clampChroma({ mode: 'oklch', l, c: color.c, h }, 'oklch');
    if (wcagLuminance(turned) < light) below = l;
    else above = l;
  }
  return turned;
}

/**
 * A value of a style rule in the colors of the brand: every color of `oklch()` is turned by as much as the brand's hue differs
 * from the one that the styles are written for.
 * @param property in whose place it stands; a ramp of the brand's own takes that of `--color-sol-*`
 */
export function inBrandColors(property: string, value: string, { hue, ramp }: Brand = brand): string {
  const [, step] = /^--color-sol-(\d+)$/.exec(property) ?? [];
  if (ramp && step) return ramp[Number(step) as keyof typeof ramp];
  if (hue === writtenFor || status.test(property)) return value;
  return value.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g, (written, ...numbers: string[]) => {
    const [l = 0, c = 0, h = 0] = numbers.map(Number);
    if (c === 0) return written;
    const color = turn({ mode: 'oklch', l, c, h }, hue - writtenFor);
    return `oklch(${round(color.l)} ${round(color.c)} ${round(color.h ?? 0)}`;
  });
}
