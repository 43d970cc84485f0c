import { clampChroma, type Oklch, wcagLuminance } from 'culori';
import { type Brand, brand } from '../../shared/site.ts';

/** The hue for which app/styles/ is written. */
const writtenFor = 46;

/** Colors of good and bad: green and red in every brand. */
const status = /^--(?:color-(?:leaf|brick)|ok|bad)\b/;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Turns a color to another hue, as pale as screens need, at the same lightness: every contrast stays. */
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
 * Turns every `oklch()` color of a style value by the difference between the brand's hue and `writtenFor`.
 * @param property of the value; a ramp of the brand replaces `--color-sol-*`
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
